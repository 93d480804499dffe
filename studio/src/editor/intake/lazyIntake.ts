import type { PhotoIntake, PhotoIntakeOptions } from './photoIntake.ts'

/** A photo intake whose code loads after the page, before the customer can choose a file. */
export function createLazyIntake(options: Omit<PhotoIntakeOptions, 'maxBytes'>): PhotoIntake {
  let loading: Promise<PhotoIntake> | null = null
  const load = (): Promise<PhotoIntake> => {
    loading ??= import('./photoIntake.ts').then(({ createPhotoIntake, uploadLimitOfPage }) =>
      createPhotoIntake({ ...options, maxBytes: () => uploadLimitOfPage(options.store) }),
    )
    // A failed load is repeated with the next file.
    loading.catch(() => {
      loading = null
    })
    return loading
  }
  void load().catch(() => {})
  return {
    take: async (...given) => (await load()).take(...given),
    keep: async (...given) => (await load()).keep(...given),
  }
}
