import { html } from 'hono/html';

/** Escaped HTML. */
export type Html = ReturnType<typeof html>;

/** Meaning of a badge, shown by its colour. */
export type Tone = 'good' | 'warn' | 'bad' | 'accent' | 'quiet';

interface Column {
  name: string;
  /** Whether the column contains numbers, which are aligned. */
  isNumeric?: boolean;
}

interface Table {
  columns: readonly (string | Column)[];
  rows: readonly (readonly (Html | string)[])[];
  /** Text for a table without rows. */
  empty: string;
}

/** A table; on a narrow screen each row is a card. */
export function sandboxTable({ columns, rows, empty }: Table): Html {
  if (rows.length === 0) return emptyState(empty);
  const all = columns.map((column): Column => (typeof column === 'string' ? { name: column } : column));
  const cell = (content: Html | string, { name, isNumeric }: Column) =>
    html`<td data-label="${name}" ${isNumeric ? html` data-numeric` : ''}><span>${content}</span></td>`;
  return html`<div class="table">
    <table>
      <thead>
        <tr>
          ${all.map(({ name, isNumeric }) => html`<th scope="col" ${isNumeric ? html` data-numeric` : ''}>${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((content, index) => cell(content, all[index]!))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

interface FormButton {
  /** Path of the post, which `requireSameOrigin` must protect. */
  action: string;
  label: string;
  /** Values of hidden fields, by name. */
  fields?: Readonly<Record<string, string>>;
  tone?: 'quiet' | 'bad';
}

/** A button that posts a form, for actions that change data. */
export function formButton({ action, label, fields = {}, tone }: FormButton): Html {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form class="inline" method="post" action="${action}">
    ${hidden}<button type="submit" ${tone ? html` data-tone="${tone}"` : ''}>${label}</button>
  </form>`;
}

/** A badge, for example for a state. */
export function pill(text: string, tone: Tone = 'quiet'): Html {
  return html`<span class="pill" data-tone="${tone}">${text}</span>`;
}

/** Text in place of an empty list. */
export function emptyState(text: string): Html {
  return html`<p class="empty">${text}</p>`;
}

interface Choice {
  name: string;
  label: string;
  options: readonly (string | readonly [value: string, text: string])[];
  chosen?: string;
  hint?: string;
}

/** A labelled select field. */
export function chooseField({ name, label, options, chosen, hint }: Choice): Html {
  const pairs = options.map((option) => (typeof option === 'string' ? ([option, option] as const) : option));
  const list = pairs.map(
    ([value, text]) => html`<option value="${value}" ${value === chosen ? html` selected` : ''}>${text}</option>`,
  );
  return html`<label
    >${label}<select name="${name}">
      ${list}</select
    >${hint ? html`<small>${hint}</small>` : ''}</label
  >`;
}

interface Field {
  name: string;
  label: string;
  value?: string;
  hint?: string;
  placeholder?: string;
  inputMode?: 'numeric' | 'decimal' | 'text';
}

/** A labelled text field. */
export function textField({ name, label, value = '', hint, placeholder = '', inputMode = 'text' }: Field): Html {
  return html`<label
    >${label}<input
      name="${name}"
      value="${value}"
      placeholder="${placeholder}"
      inputmode="${inputMode}"
      autocomplete="off"
    />${hint ? html`<small>${hint}</small>` : ''}</label
  >`;
}
