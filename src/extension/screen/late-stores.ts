import type { RefusedPictures, SettingsStore, SiteChoices } from '../../ui/services';

/** Runs `load` at the first call, and gives the same to all. A failure is forgotten, so that the next call tries anew. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((fault: unknown) => {
      loading = undefined;
      throw fault;
    });
    return loading;
  };
}

/** The settings, whose code comes after the first picture is on its way: checking what is stored is not small. */
export function lateSettings(load: () => Promise<SettingsStore>): SettingsStore {
  const store = once(load);
  return {
    read: async () => (await store()).read(),
    write: async (change) => (await store()).write(change),
    watch(onChange) {
      let isOver = false;
      let stop = () => {};
      const begin = (loaded: SettingsStore) => {
        if (!isOver) stop = loaded.watch(onChange);
      };
      store().then(begin, (fault: unknown) => console.warn('Settings are not watched.', fault));
      return () => {
        isOver = true;
        stop();
      };
    },
  };
}

/** The remembered choices, in the same way. */
export function lateChoices(load: () => Promise<SiteChoices>): SiteChoices {
  const store = once(load);
  return {
    list: async () => (await store()).list(),
    find: async (sites) => (await store()).find(sites),
    remember: async (choice) => (await store()).remember(choice),
    forget: async (site) => (await store()).forget(site),
    replace: async (sites, choices) => (await store()).replace(sites, choices),
  };
}

/** The refused pictures, in the same way. */
export function lateRefusals(load: () => Promise<RefusedPictures>): RefusedPictures {
  const store = once(load);
  return {
    list: async () => (await store()).list(),
    refuse: async (pictures) => (await store()).refuse(pictures),
    accept: async (pictures) => (await store()).accept(pictures),
  };
}
