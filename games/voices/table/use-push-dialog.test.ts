import { describe, expect, it } from 'vitest';
import { arrangedView, NO_STRATEGIES, upToReading } from './arranged-view.fixture.ts';
import type { PushedEvent } from './platform-picture.tsx';
import { markersReady } from './use-push-dialog.ts';

describe('the push dialog', () => {
  const played = upToReading('window-three');

  it('offers the markers that can be pushed', () => {
    const { view } = arrangedView(NO_STRATEGIES, played.slice(0, 1));
    expect(markersReady({ marker: 0, pushed: null }, view)).toEqual(view.placing!.markers);
  });

  it('shows the pushed marker, not those of the next push', () => {
    const { view, events } = arrangedView(NO_STRATEGIES, played.slice(0, 2));
    const pushed = events.find((event): event is PushedEvent => event.type === 'pushed')!;
    expect(view.placing!.markers).not.toContain(pushed.marker);
    expect(markersReady({ marker: pushed.marker, pushed }, view)).toEqual([pushed.marker]);
  });
});
