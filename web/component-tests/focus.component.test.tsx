// Where the focus of a keyboard player goes when the focused element disappears.

import { useFocusOnDecision } from '@kuluary/ui/use-focus-on-decision';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { nextTick, Page } from './page.fixture.tsx';

interface TableProps {
  readonly decisionKey: string;
  readonly hasButton: boolean;
  readonly hasDecision: boolean;
}

function Table({ decisionKey, hasButton, hasDecision }: TableProps) {
  const container = useRef<HTMLDivElement>(null);
  useFocusOnDecision(container, decisionKey);
  return (
    <div ref={container}>
      {hasButton && <button type="button">Pass</button>}
      {hasDecision && <section data-question="next" tabIndex={-1} />}
    </div>
  );
}

/** A page with the focus on a button. */
async function pageWithFocusedButton(): Promise<Page> {
  const page = new Page();
  await page.draw(<Table decisionKey="first" hasButton hasDecision={false} />);
  page.button('Pass').focus();
  return page;
}

const focusedElement = async () => {
  await nextTick(); // mutation observers run
  return document.activeElement?.getAttribute('data-question') ?? document.activeElement?.nodeName;
};

it('[E4] the focus goes to the next decision at once where nothing else has it', async () => {
  const page = await pageWithFocusedButton();
  await page.draw(<Table decisionKey="second" hasButton={false} hasDecision />);
  expect(await focusedElement()).toBe('next');
});

it('[E4] the focus goes to the next decision when the focused element disappears later than its decision', async () => {
  const page = await pageWithFocusedButton();
  await page.draw(<Table decisionKey="second" hasButton hasDecision />);
  expect(await focusedElement()).toBe('BUTTON');
  await page.draw(<Table decisionKey="second" hasButton={false} hasDecision />);
  expect(await focusedElement()).toBe('next');
});

it('[E4] the focus goes to the next decision when that appears later', async () => {
  const page = await pageWithFocusedButton();
  await page.draw(<Table decisionKey="second" hasButton={false} hasDecision={false} />);
  expect(await focusedElement()).toBe('BODY');
  await page.draw(<Table decisionKey="second" hasButton={false} hasDecision />);
  expect(await focusedElement()).toBe('next');
});

it('[E4] the focus stays on an element that is still there', async () => {
  const page = await pageWithFocusedButton();
  await page.draw(<Table decisionKey="second" hasButton hasDecision />);
  await page.draw(<Table decisionKey="third" hasButton hasDecision />);
  expect(await focusedElement()).toBe('BUTTON');
});
