import type { CallValue } from '../contract/call.ts';
import type { getHelp } from '../contract/help/getHelp.ts';

export interface HelpPage {
  title: string;
  /** HTML that is not sanitised. Never render it without sanitising. Empty for an entry that is only a heading. */
  html: string;
}

export interface HelpEntry extends HelpPage {
  children: HelpPage[];
}

export function toHelpEntries(value: CallValue<typeof getHelp>): HelpEntry[] {
  return value.map(({ title, content = '', children = [] }) => ({
    title,
    html: content,
    children: children.map((child) => ({ title: child.title, html: child.content ?? '' })),
  }));
}
