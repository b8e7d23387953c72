// A document without a browser in which parts of the site are rendered.

import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import { act, type ReactNode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { GAMES } from '../game-loaders.ts';
import { changeSettings, currentSettings } from '../settings/settings.ts';
import { loadAllWords } from '../words/word-area.ts';
import {
  FIND_OFFERS_SCRIPT,
  type Offer,
  READ_TEXTS_SCRIPT,
  type ScreenOffers,
  wordingFaultsIn,
} from './on-screen.fixture.ts';

export const MAX_PAUSES = 2000; // at most, until what is waited for appears
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

  /** With all texts of a game, in every language. */
  static async with(game: string): Promise<Page> {
    await Promise.all(LANGUAGES.flatMap((language) => [GAMES[game]!.load(language), loadAllWords(language)]));
    return new Page();
  }

  /** Renders this and nothing else, and waits until all of it is loaded. */
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
    const plain = (text: string) => text.replace(/\s/g, ' '); // without no-break spaces
    const labelOf = (each: HTMLElement) => plain(each.getAttribute('aria-label') ?? each.textContent ?? '');
    const found = [...document.querySelectorAll<HTMLElement>('button')].find((each) => labelOf(each) === name);
    if (!found) throw new Error(`there is no button "${name}"`);
    return found;
  }

  async click(element: HTMLElement): Promise<void> {
    await act(async () => {
      element.click();
      await nextTick();
    });
  }

  async press({ selector }: Offer): Promise<void> {
    await this.click(document.querySelector<HTMLElement>(selector)!);
  }

  /** Presses the button that leads on to the next page of events, if there is one. */
  async continueReading(): Promise<void> {
    const onward = document.querySelector<HTMLElement>('[data-onward]');
    await (onward ? this.click(onward) : act(nextTick));
  }

  /** What can be pressed now. */
  findOffers(): ScreenOffers | null {
    return runScript(FIND_OFFERS_SCRIPT) as ScreenOffers | null;
  }

  /** Waits until something can be pressed, or the end screen is there. */
  async waitForOffers(): Promise<ScreenOffers> {
    for (let pauses = 0; pauses < MAX_PAUSES; pauses++) {
      const found = this.findOffers();
      if (found) return found;
      await this.continueReading();
    }
    throw new Error(`nothing can be pressed: ${document.body.textContent}`);
  }

  /** What is wrong with the texts on the page in these languages. */
  async wordFaults(names: readonly string[], languages: readonly Language[] = LANGUAGES): Promise<readonly string[]> {
    const { language: before } = currentSettings();
    const faults: string[] = [];
    for (const language of languages) {
      await this.setLanguage(language);
      const found = wordingFaultsIn(runScript(READ_TEXTS_SCRIPT) as readonly string[], language, [
        ...names,
        ...SAME_EVERYWHERE,
      ]);
      faults.push(...found.map((fault) => `${language}: ${fault}`));
    }
    await this.setLanguage(before);
    return faults;
  }

  private async setLanguage(language: Language): Promise<void> {
    await act(async () => {
      changeSettings({ language });
      await nextTick();
    });
    await this.load();
  }

  /** Waits until texts and parts of the screen are loaded. */
  private async load(): Promise<void> {
    for (let pauses = 0; pauses < MAX_PAUSES; pauses++) {
      if (!this.container.querySelector(':scope > [data-loading]')) return;
      await act(nextTick);
    }
    throw new Error('the screen does not finish loading');
  }
}

/** Runs a script that a browser under test would get as text. */
function runScript(script: string): unknown {
  return new Function(`return ${script}`)();
}

export function nextTick(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
