import type { PhotoIntake, PhotoIntakeOptions } from './photoIntake.ts'

/** Taking photos in, whose code comes beside the page: it is there before anybody has chosen a file. */
export function createLazyIntake(options: PhotoIntakeOptions): PhotoIntake {
  let loading: Promise<PhotoIntake> | null = null
  const load = (): Promise<PhotoIntake> => {
    loading ??= import('./photoIntake.ts').then(({ createPhotoIntake }) => createPhotoIntake(options))
    // Without a line it is asked for again with the next file.
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
