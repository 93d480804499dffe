import 'fake-indexeddb/auto'
import { createKeptDesigns } from '@irodori/client/keptDesigns'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { forgetJournals, keepAsVersion1, versionOfJournals } from '../../../testing/journalOfVersion1.ts'
import { UNREADABLE_PREFIX, createJournalStore, journalName } from './journalStore.ts'

const snapshot = { version: 1, seq: 0, body: '{}', print: '' }
const FILE = new Blob(['photo'])

const disk = createJournalStore()
beforeAll(forgetJournals)
afterEach(async () => {
  disk.close()
  await forgetJournals()
})

async function keep(design: string, hasWork: boolean): Promise<void> {
  const entry = { ...snapshot, seq: 1 }
  const place = { design, journal: `id of ${design}`, writer: 'w', fullSnapshot: () => snapshot, now: 0 }
  const input = { ...place, snapshot: null, entries: [entry], hasWork, moveTo: null, isStrict: true }
  await disk.keepPhoto({ ...place, imageName: 'a.jpg', file: FILE })
  await disk.write({ ...input, snapshot, entries: [] })
  await disk.write(input)
}

/** The entries and photos of a journal. */
const kept = async (design: string) =>
  [(await disk.read(design))?.entries.length ?? 0, (await disk.photos(`id of ${design}`)).length].join()

describe('NLW-19: a logout', () => {
  const designs = createKeptDesigns(indexedDB)
  const savedAddress = '/design/edit/irodori-1/1/none/card'
  const workAddress = '/design/new/a/false/card'
  const [saved, work] = [journalName(savedAddress, 'irodori-1'), journalName(workAddress, 'irodori-1')]
  const others = [workAddress, journalName(workAddress, 'irodori-12'), `${UNREADABLE_PREFIX}${work}/7`]

  it('deletes the journals of saved designs at once, and those with unsaved work only on request', async () => {
    await keep(saved, false)
    await keep(work, true)
    for (const other of others) await keep(other, true)
    expect(await designs.list('irodori-1')).toEqual([
      { address: savedAddress, hasWork: false },
      { address: workAddress, hasWork: true },
    ])
    await designs.remove('irodori-1', 'SAVED')
    expect([await kept(saved), await kept(work)]).toEqual(['0,0', '1,1'])
    await designs.remove('irodori-1', 'ALL')
    expect(await kept(work)).toBe('0,0')
    for (const other of others) expect(await kept(other), other).toBe('1,1')
  })

  it('deletes the journals of version 1 too', async () => {
    await keepAsVersion1({ design: saved, photos: ['a.jpg', 'b.jpg'] }, { design: others[1] ?? '', photos: ['c.jpg'] })
    await designs.remove('irodori-1', 'ALL')
    expect([await disk.read(saved), await disk.photos(saved)]).toEqual([null, []])
    expect(await disk.photos(others[1] ?? '')).toMatchObject([{ imageName: 'c.jpg' }])
  })

  it('ODR-59: lists the designs that were begun without a login apart, and deletes one of them', async () => {
    const second = '/design/new/b/false/card'
    await keep(work, true)
    await keep(workAddress, true)
    await keep(second, true)
    expect((await designs.list(null)).map(({ address }) => address)).toEqual([workAddress, second])
    await designs.removeOne(null, workAddress)
    expect([await kept(workAddress), await kept(second), await kept(work)]).toEqual(['0,0', '1,1', '1,1'])
    await designs.removeOne('irodori-1', workAddress)
    expect(await kept(work)).toBe('0,0')
  })

  it('finds nothing and creates no database if the studio was never used or storage is unavailable', async () => {
    expect([await designs.list('irodori-1'), await createKeptDesigns(null).list('irodori-1')]).toEqual([[], []])
    await designs.remove('irodori-1', 'ALL')
    expect(await versionOfJournals()).toBeUndefined()
  })
})
