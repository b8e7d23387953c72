// Where the games of this page are kept, in localStorage: the tables of a place, which of them is played on now, and
// which tab has them. Tabs do not play against each other: the last one to open a place has it.

/** A place in localStorage; where there is none, or no room in it, nothing is kept and the game goes on. */
interface Drawer {
  load(): string | null;
  save(text: string): void;
  clear(): void;
}

const keyOf = (place: string, what: 'tables' | 'current' | 'tab') => `kuluary.${place}.${what}`;

function drawerOf(key: string): Drawer {
  return {
    load() {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    save(text) {
      try {
        localStorage.setItem(key, text);
      } catch {
        // A private window, or a full one.
      }
    },
    clear() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}

/** For looking only. */
export function lookInto(place: string): { readonly tables: Drawer; readonly current: Drawer } {
  return { tables: drawerOf(keyOf(place, 'tables')), current: drawerOf(keyOf(place, 'current')) };
}

export interface Drawers {
  readonly tables: Drawer;
  readonly current: Drawer;
  /** From now on nobody is told any more. */
  letGo(): void;
}

/** Takes a place for this tab. What was taken before, here or in another tab, saves nothing any more; the other tab is
 * told by its `onLost`. */
export function takeDrawers(place: string, onLost: () => void): Drawers {
  const tab = drawerOf(keyOf(place, 'tab'));
  const own = String(Math.random());
  tab.save(own);
  const guarded = (drawer: Drawer): Drawer => ({
    ...drawer,
    save: (text) => {
      const holder = tab.load();
      if (holder === own || holder === null) drawer.save(text);
      else onLost(); // it may have happened while this tab was asleep
    },
  });
  const listen = ({ key }: StorageEvent) => {
    if (key === keyOf(place, 'tab') && tab.load() !== own) onLost();
  };
  window.addEventListener('storage', listen);
  const { tables, current } = lookInto(place);
  return {
    tables: guarded(tables),
    current: guarded(current),
    letGo: () => window.removeEventListener('storage', listen),
  };
}
