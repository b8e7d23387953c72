import { describe, expect, it } from 'vitest';
import { arranged, BARE, upToReading } from './arranged.fixture.ts';
import type { Pushed } from './platform.tsx';
import { aimedFrom } from './use-push-room.ts';

describe('the push room', () => {
  const played = upToReading('window-three');

  it('offers the markers that can be pushed', () => {
    const { view } = arranged(BARE, played.slice(0, 1));
    expect(aimedFrom({ marker: 0, pushed: null }, view)).toEqual(view.placing!.markers);
  });

  it('shows what was pushed, not the markers of whoever pushes next', () => {
    const { view, events } = arranged(BARE, played.slice(0, 2));
    const pushed = events.find((event): event is Pushed => event.type === 'pushed')!;
    expect(view.placing!.markers).not.toContain(pushed.marker);
    expect(aimedFrom({ marker: pushed.marker, pushed }, view)).toEqual([pushed.marker]);
  });
});
