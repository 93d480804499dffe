import type { DemoPictures } from './demoPictures.ts'

/**
 * Returns a function that opens the pictures of the demo shop once. The shop, which takes a third of a second, is loaded with
 * its first call: a server whose pictures are drawn never needs it.
 */
export function openDemoPictures(now: () => Date): () => Promise<DemoPictures> {
  let opened: Promise<DemoPictures> | null = null
  const open = async (): Promise<DemoPictures> => {
    const { demoShop } = await import('@irodori/demo-shop/demoShop')
    const { demoPictures } = await import('./demoPictures.ts')
    return demoPictures(demoShop(now()))
  }
  return () => {
    opened ??= open()
    return opened
  }
}
