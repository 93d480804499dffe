/** A new design of one card, whose answer about the template's group is the last one that the editor keeps. */
export const NEW_CARD = '/design/new/card-hanaikada-front/false/greeting-card'

/** Runs in the page: whether the browser has the files of the build and all answers that the new card needs. */
export async function isReadyOffline(): Promise<boolean> {
  await navigator.serviceWorker.ready
  const kept = await (await caches.open('irodori-design-answers')).keys()
  return kept.some(({ url }) => new URL(url).pathname === '/api/templates/card-hanaikada-front/groups')
}
