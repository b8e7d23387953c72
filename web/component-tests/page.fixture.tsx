// A document without a browser in which parts of the site are drawn.

import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import { act, type ReactNode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { GAMES } from '../games.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { loadAllWords } from '../words/area.ts';
import { faultsIn, LOOK, type Offer, PIECES, type Prospect } from './on-screen.fixture.ts';

export const MAX_PAUSES = 2000; // until what is waited for must have come
const SAME_EVERYWHERE = ['Shift', 'Enter', 'Esc', 'Node.js', 'Hobby World', 'QR'];

export class Page {
  private readonly container = document.body.appendChild(document.createElement('div'));
  private root: Root | undefined;

  constructor() {
    onTestFinished(async () => {
      await this.clear();
      this.container.remove();
    });
  }

  /** With all words of a game, in every language. */
  static async with(game: string): Promise<Page> {
    await Promise.all(LANGUAGES.flatMap((language) => [GAMES[game]!.load(language), loadAllWords(language)]));
    return new Page();
  }

  /** Draws this and nothing else, and waits until all of it has come. */
  async draw(node: ReactNode): Promise<void> {
    this.root ??= createRoot(this.container);
    await act(async () => this.root!.render(<Suspense fallback={<output data-loading />}>{node}</Suspense>));
    await this.load();
  }

  async clear(): Promise<void> {
    await act(async () => this.root?.unmount());
    this.root = undefined;
  }

  button(name: string): HTMLElement {
    const plain = (text: string) => text.replace(/\s/g, ' '); // without spaces that don't break
    const labelOf = (each: HTMLElement) => plain(each.getAttribute('aria-label') ?? each.textContent ?? '');
    const found = [...document.querySelectorAll<HTMLElement>('button')].find((each) => labelOf(each) === name);
    if (!found) throw new Error(`there is no button "${name}"`);
    return found;
  }

  async click(element: HTMLElement): Promise<void> {
    await act(async () => {
      element.click();
      await pause();
    });
  }

  async press({ selector }: Offer): Promise<void> {
    await this.click(document.querySelector<HTMLElement>(selector)!);
  }

  /** What has happened is told page by page. */
  async readOn(): Promise<void> {
    const onward = document.querySelector<HTMLElement>('[data-onward]');
    await (onward ? this.click(onward) : act(pause));
  }

  /** What can be pressed now. */
  look(): Prospect | null {
    return run(LOOK) as Prospect | null;
  }

  /** Reads on until something can be pressed, or the end screen is there. */
  async prospect(): Promise<Prospect> {
    for (let pauses = 0; pauses < MAX_PAUSES; pauses++) {
      const found = this.look();
      if (found) return found;
      await this.readOn();
    }
    throw new Error(`nothing is asked: ${document.body.textContent}`);
  }

  /** What is wrong with the words on the page in these languages. */
  async wordFaults(names: readonly string[], languages: readonly Language[] = LANGUAGES): Promise<readonly string[]> {
    const { language: before } = settings();
    const faults: string[] = [];
    for (const language of languages) {
      await this.speak(language);
      const found = faultsIn(run(PIECES) as readonly string[], language, [...names, ...SAME_EVERYWHERE]);
      faults.push(...found.map((fault) => `${language}: ${fault}`));
    }
    await this.speak(before);
    return faults;
  }

  private async speak(language: Language): Promise<void> {
    await act(async () => {
      changeSettings({ language });
      await pause();
    });
    await this.load();
  }

  /** Until words and parts of the screen that were asked for have come. */
  private async load(): Promise<void> {
    for (let pauses = 0; pauses < MAX_PAUSES; pauses++) {
      if (!this.container.querySelector(':scope > [data-loading]')) return;
      await act(pause);
    }
    throw new Error('the screen does not come');
  }
}

/** Runs a script that a browser under test would get as text. */
function run(script: string): unknown {
  return new Function(`return ${script}`)();
}

export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
