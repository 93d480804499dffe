import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { workRestoredAtom } from '../state/journalState.ts'
import { orderAtom } from '../state/savingState.ts'
import { createTestLocks } from '../../../testing/createTestLocks.ts'
import { freshDeviceForEach, front, opened, visit, world } from '../../../testing/journalVisits.ts'

freshDeviceForEach()

describe('NLW-18: a shared device', () => {
  const ORDER = { orderNumber: 'irodori-1', phoneNumber: '090', groupNumber: null, designSeriesId: null }

  it('shows the work of a session to that session only', async () => {
    world.session.become('irodori-1')
    const first = await visit(opened([front]))
    first.write('はる')
    await first.kill()
    world.session.become('irodori-2')
    const second = await visit(opened([front]))
    expect([second.texts(), second.store.get(workRestoredAtom)]).toEqual([['ありがとう'], false])
    second.write('なつ')
    await second.kill()
    world.session.become(null)
    const guest = await visit(opened([front]))
    expect(guest.texts()).toEqual(['ありがとう'])
    await guest.kill()
    world.session.become('irodori-1')
    expect((await visit(opened([front]))).texts()).toEqual(['はる'])
  })

  it('keeps the work of an expired session and shows it after the next login', async () => {
    world.session.become('irodori-1')
    const first = await visit(opened([front]))
    first.write('はる')
    world.session.become(null)
    first.write('なつ')
    await first.kill()
    const second = await visit(opened([front]))
    expect(second.texts()).toEqual(['ありがとう'])
    world.session.become('irodori-1')
    await second.journal.ownerSettled()
    expect([second.texts(), second.onRestored.mock.calls.length]).toEqual([['なつ'], 1])
    expect(second.store.get(workRestoredAtom)).toBe(true)
  })

  it('assigns work from before the login to the session that logs in', async () => {
    const first = await visit(opened([front]))
    first.write('はる')
    world.session.become('irodori-1')
    await first.journal.ownerSettled()
    first.write('なつ')
    await first.kill()
    expect(await first.disk.read('card')).toBeNull()
    expect((await visit(opened([front]))).texts()).toEqual(['なつ'])
  })

  it('ODR-59: gives begun work to the session that opens it from the list of begun designs, and to no other', async () => {
    const begun = await visit(opened([front]))
    begun.write('はる')
    await begun.kill()
    begun.journal.stop()
    world.session.become('irodori-1')
    const other = await visit(opened([front]))
    expect(other.texts()).toEqual(['ありがとう'])
    await other.kill()
    other.journal.stop()
    const taking = await visit(opened([front]), 'card', { takesBegunWork: true })
    expect([taking.texts(), await taking.disk.read('card')]).toEqual([['はる'], null])
    await taking.kill()
    expect((await visit(opened([front]))).texts()).toEqual(['はる'])
  })

  it('ODR-59: keeps begun work apart from work that the session has at the same address', async () => {
    const begun = await visit(opened([front]))
    begun.write('はる')
    await begun.kill()
    begun.journal.stop()
    world.session.become('irodori-1')
    const own = await visit(opened([front]))
    own.write('なつ')
    await own.kill()
    own.journal.stop()
    const taking = await visit(opened([front]), 'card', { takesBegunWork: true })
    expect(taking.texts()).toEqual(['なつ'])
    await taking.kill()
    taking.journal.stop()
    world.session.become(null)
    expect((await visit(opened([front]))).texts()).toEqual(['はる'])
  })

  it('neither reloads nor restores work when the same session is stored twice before its order is verified', async () => {
    const reload = vi.fn()
    const tab = await visit(opened([front]), 'card', { reload })
    tab.write('はる')
    world.session.become('irodori-1')
    world.session.become('irodori-1')
    await tab.journal.ownerSettled()
    expect([tab.texts(), tab.store.get(workRestoredAtom), reload.mock.calls.length]).toEqual([['はる'], false, 0])
  })

  it('keeps the work for the session that is stored last when two follow each other at once', async () => {
    world.session.become('irodori-1')
    const tab = await visit(opened([front]))
    world.session.become('irodori-2')
    world.session.become('irodori-1')
    await tab.journal.ownerSettled()
    tab.write('はる')
    await tab.kill()
    expect((await visit(opened([front]))).texts()).toEqual(['はる'])
  })

  it('reloads when another session begins before the work has an order, and moves the work along afterwards', async () => {
    world.session.become('irodori-1')
    const before = await visit(opened([front]))
    before.write('はる')
    await before.kill()
    const reload = vi.fn()
    await visit(opened([front]), 'card', { reload }).then(async ({ journal }) => {
      world.session.become('irodori-2')
      await journal.ownerSettled()
    })
    expect(reload).toHaveBeenCalledOnce()
    world.session.become('irodori-1')
    world.locks = createTestLocks()
    const after = await visit(opened([front]), 'card', { reload })
    after.store.set(orderAtom, { ...ORDER, orderNumber: 'irodori-2' })
    world.session.become('irodori-2')
    await after.journal.ownerSettled()
    await after.kill()
    expect([(await visit(opened([front]))).texts(), reload.mock.calls.length]).toEqual([['はる'], 1])
  })

  it('ODR-55: keeps the work with its order when another tab logs in with another one', async () => {
    world.session.become('irodori-1')
    const tab = await visit(opened([front]))
    tab.store.set(orderAtom, { ...ORDER, orderNumber: 'irodori-1' })
    tab.write('はる')
    world.session.become('irodori-2')
    await tab.journal.ownerSettled()
    await tab.kill()
    expect((await visit(opened([front]))).texts()).toEqual(['ありがとう'])
    world.session.become('irodori-1')
    world.locks = createTestLocks()
    expect((await visit(opened([front]))).texts()).toEqual(['はる'])
  })

  it('ODR-54: moves the work, and photos to be sent again, with a new design to another order', async () => {
    world.session.become('hana@example.com')
    const tab = await visit(opened([front]), 'card?order=1')
    tab.write('はる')
    tab.journal.keepPhoto('a.jpg', new Blob(['a']))
    tab.journal.markPhotoSent('a.jpg')
    await tab.journal.moveTo('card?order=2')
    await tab.kill()
    expect((await visit(opened([front]), 'card?order=1')).texts()).toEqual(['ありがとう'])
    const after = await visit(opened([front]), 'card?order=2')
    expect([after.texts(), [...after.journal.unsentPhotos().keys()]]).toEqual([['はる'], ['a.jpg']])
  })
})
