/** The part of GeeTest's settings that this script uses. */
interface Settings {
  captchaId: string;
  language: string;
  mask?: { bgColor: string };
  onError?: (error: { code: string }) => void;
}

/**
 * Simulates GeeTest's script, `gt4.js`: the same functions, with similar delays and failures. It requests from its
 * server whether the site is known, and shows a check with a style sheet and a picture from that server. The test
 * chooses the answer. The server sends the text of this function, so it must not use anything outside itself.
 */
export function geetestInPage(): void {
  const { origin } = new URL((document.currentScript as HTMLScriptElement).src);
  const words: Record<string, string[]> = {
    eng: ['Slide to complete the puzzle', 'Slide', 'Answer as a program', 'Close', 'It breaks'],
    por: ['Deslize para completar', 'Deslizar', 'Responder como um programa', 'Fechar', 'Quebra'],
  };

  const make = (tag: string, className: string, parent: Element, label = '') => {
    const element = parent.appendChild(document.createElement(tag));
    element.className = className;
    if (tag === 'button') element.setAttribute('aria-label', label);
    else element.textContent = label;
    return element;
  };

  class Captcha {
    readonly settings: Settings;
    readonly lotNumber: string;
    handlers: Record<string, () => void> = {};
    answer: object | false = false;
    constructor(settings: Settings, lotNumber: string) {
      this.settings = settings;
      this.lotNumber = lotNumber;
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = `${origin}/gcaptcha4.css`;
      sheet.addEventListener('load', () => this.handlers['ready']?.());
      document.head.append(sheet);
    }
    on(name: string, handle: () => void) {
      this.handlers[name] = handle;
      return this;
    }
    onReady(handle: () => void) {
      return this.on('ready', handle);
    }
    onSuccess(handle: () => void) {
      return this.on('success', handle);
    }
    onClose(handle: () => void) {
      return this.on('close', handle);
    }
    onError(handle: () => void) {
      return this.on('error', handle);
    }
    getValidate() {
      return this.answer;
    }
    showCaptcha() {
      const [title, slide, asProgram, close, breaks] = words[this.settings.language] ?? words['eng']!;
      const mask = make('div', 'geetest_mask', document.body);
      mask.style.background = this.settings.mask?.bgColor ?? '#0000004d';
      const box = make('div', 'geetest_box', mask);
      make('p', 'geetest_title', box, title);
      (make('img', 'geetest_picture', box) as HTMLImageElement).src = `${origin}/picture.svg`;
      const end = (name: string) => () => {
        mask.remove();
        this.handlers[name]!();
      };
      const answerAs = (output: string) => () => {
        this.answer = {
          captcha_id: this.settings.captchaId,
          lot_number: this.lotNumber,
          captcha_output: output,
          pass_token: `pass ${this.lotNumber}`,
          gen_time: String(Math.floor(Date.now() / 1000)),
        };
        end('success')();
      };
      const track = make('div', 'geetest_track', box);
      make('button', 'geetest_handle', track, slide).addEventListener('click', answerAs('a person'));
      const foot = make('div', 'geetest_foot', box);
      make('button', 'geetest_close', foot, close).addEventListener('click', end('close'));
      make('button', 'geetest_program', foot, asProgram).addEventListener('click', answerAs('a program'));
      make('button', 'geetest_broken', foot, breaks).addEventListener('click', end('error'));
    }
  }

  const initGeetest4 = (settings: Settings, handle: (captcha: Captcha) => void) => {
    const name = `geetest_${Math.floor(Math.random() * 1e9)}`;
    const asked = document.createElement('script');
    const failed = (code: string) => {
      if (settings.onError === undefined) throw new Error(code);
      settings.onError({ code });
    };
    Object.assign(window, {
      [name]: ({ status, data }: { status: string; data: { lot_number: string } }) =>
        status === 'success' ? handle(new Captcha(settings, data.lot_number)) : failed('60001'),
    });
    asked.addEventListener('error', () => failed('60204'));
    asked.src = `${origin}/load?captcha_id=${settings.captchaId}&lang=${settings.language}&callback=${name}`;
    document.head.append(asked);
  };
  Object.assign(window, { initGeetest4 });
}
