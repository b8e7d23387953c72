// Local matches in localStorage: under each save key the tables, which of them is current, and which tab has claimed them.
// The last tab to open a save key owns it.

/** An entry in localStorage; where that is missing or full, nothing is saved and the match goes on. */
interface StorageSlot {
  load(): string | null;
  save(text: string): void;
  clear(): void;
}

const storageKeyOf = (saveKey: string, what: 'tables' | 'current' | 'tab') => `kuluary.${saveKey}.${what}`;

function storageSlot(key: string): StorageSlot {
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
        // Nothing was saved.
      }
    },
  };
}

/** To read without a claim. */
export function peekSavedGames(saveKey: string): { readonly tables: StorageSlot; readonly currentTable: StorageSlot } {
  return {
    tables: storageSlot(storageKeyOf(saveKey, 'tables')),
    currentTable: storageSlot(storageKeyOf(saveKey, 'current')),
  };
}

interface SavedGames {
  readonly tables: StorageSlot;
  readonly currentTable: StorageSlot;
  /** Ends the notifications. */
  release(): void;
}

/** Claims a save key for this tab. An earlier claim, here or in another tab, saves nothing any more; that tab is notified
 * by its `onTakenOver`. */
export function claimSavedGames(saveKey: string, onTakenOver: () => void): SavedGames {
  const claimSlot = storageSlot(storageKeyOf(saveKey, 'tab'));
  const ownClaim = String(Math.random());
  claimSlot.save(ownClaim);
  const guarded = (slot: StorageSlot): StorageSlot => ({
    ...slot,
    save: (text) => {
      const holder = claimSlot.load();
      if (holder === ownClaim || holder === null) slot.save(text);
      else onTakenOver(); // perhaps while this tab was suspended
    },
  });
  const listen = ({ key }: StorageEvent) => {
    if (key === storageKeyOf(saveKey, 'tab') && claimSlot.load() !== ownClaim) onTakenOver();
  };
  window.addEventListener('storage', listen);
  const { tables, currentTable } = peekSavedGames(saveKey);
  return {
    tables: guarded(tables),
    currentTable: guarded(currentTable),
    release: () => window.removeEventListener('storage', listen),
  };
}
