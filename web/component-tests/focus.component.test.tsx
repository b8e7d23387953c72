// Where the focus of somebody who plays by keyboard goes when what had it is not there any more.

import { useFocusOnQuestion } from '@kuluary/stage/use-focus-on-question';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { Page, pause } from './page.fixture.tsx';

interface TableProps {
  readonly situation: string;
  readonly hasButton: boolean;
  readonly hasQuestion: boolean;
}

function Table({ situation, hasButton, hasQuestion }: TableProps) {
  const room = useRef<HTMLDivElement>(null);
  useFocusOnQuestion(room, situation);
  return (
    <div ref={room}>
      {hasButton && <button type="button">Pass</button>}
      {hasQuestion && <section data-question="next" tabIndex={-1} />}
    </div>
  );
}

/** A page on which somebody has the focus on a button. */
async function opened(): Promise<Page> {
  const page = new Page();
  await page.draw(<Table situation="first" hasButton hasQuestion={false} />);
  page.button('Pass').focus();
  return page;
}

const focused = async () => {
  await pause(); // what has changed is told to observers
  return document.activeElement?.getAttribute('data-question') ?? document.activeElement?.nodeName;
};

it('[E4] goes to the next question at once where nothing else has it', async () => {
  const page = await opened();
  await page.draw(<Table situation="second" hasButton={false} hasQuestion />);
  expect(await focused()).toBe('next');
});

it('[E4] goes there when what had it goes later than its question', async () => {
  const page = await opened();
  await page.draw(<Table situation="second" hasButton hasQuestion />);
  expect(await focused()).toBe('BUTTON');
  await page.draw(<Table situation="second" hasButton={false} hasQuestion />);
  expect(await focused()).toBe('next');
});

it('[E4] goes there when the next question comes later', async () => {
  const page = await opened();
  await page.draw(<Table situation="second" hasButton={false} hasQuestion={false} />);
  expect(await focused()).toBe('BODY');
  await page.draw(<Table situation="second" hasButton={false} hasQuestion />);
  expect(await focused()).toBe('next');
});

it('[E4] stays where somebody has put it', async () => {
  const page = await opened();
  await page.draw(<Table situation="second" hasButton hasQuestion />);
  await page.draw(<Table situation="third" hasButton hasQuestion />);
  expect(await focused()).toBe('BUTTON');
});
