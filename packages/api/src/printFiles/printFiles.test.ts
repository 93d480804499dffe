import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placePhoto } from '@irodori/design/photoPlacement'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { pressProfile } from '@irodori/print/testing/pressProfile'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReadyOrder } from '../../testing/createReadyOrder.ts'
import { halvesPng } from '../../testing/photos.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import type { DesignRow } from '../database/tables/designs.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import { json } from '../database/tables.ts'
import { orderFileKey } from '../image/imageFiles.ts'
import { fontKey } from '../work/tasks.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { startWorkerPool } from '../work/workerPool.ts'
import { sha256 } from './archivedFile.ts'
import { filesOfPage } from './filesOfPage.ts'
import { makePrintFiles } from './makePrintFiles.ts'
import type { GroupPrint } from './printJob.ts'
import { openPrintSettings, STANDARD_PRINT } from './printSettings.ts'
import { readManifest } from './readManifest.ts'
import { otherKernels, reprint } from './reprint.ts'

const PHOTO = halvesPng(400, 300)
const NAME = `${sha256(PHOTO)}.png`

let server: TestServer
let newerPool: WorkerPool
let folder: string
let order: OrderRow

/** The shop after it has replaced its Gothic font by a rounded one. */
const newerFont: typeof fontFilePath = (_font, _weight) => fontFilePath('ZenMaruGothic.ttf', 'Normal')

beforeAll(async () => {
  server = await testServer()
  folder = await mkdtemp(join(tmpdir(), 'irodori-prints-'))
})
afterAll(async () => {
  await newerPool.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  order = await createReadyOrder(server)
  await server.storage.put(orderFileKey(order.image_folder, NAME), PHOTO)
  for (const row of await designs()) {
    const draft = withPhoto(row.draft)
    await server.database
      .updateTable('design')
      .set({ draft: json(draft) })
      .where('id', '=', row.id)
      .execute()
  }
})

const designs = async (): Promise<DesignRow[]> =>
  server.database.selectFrom('design').selectAll().where('order_number', '=', order.order_number).execute()

function withPhoto(draft: DesignRow['draft']): DesignRow['draft'] {
  const box = { left: 100, top: 100, width: 300, height: 240 }
  const photo = placePhoto({ type: 'CIRCLE_IMAGE', rotate: 10, ...box }, { imageName: NAME, width: 400, height: 300 })
  const place = { id: 'photo', position: 9, priorityIndex: 0, rotate: 10, isDisabledItem: false }
  return { ...draft, items: [...draft.items, { type: 'CIRCLE_IMAGE', ...photo, ...place, ...box }] }
}

const settings = openPrintSettings(STANDARD_PRINT)
const make = async (change: Partial<typeof STANDARD_PRINT> = {}): Promise<readonly GroupPrint[]> =>
  makePrintFiles({ ...server, sealingKeys: [] }, await openPrintSettings({ ...STANDARD_PRINT, ...change }))(
    order,
    await designs(),
  )

const bytesOf = async (print: GroupPrint | undefined): Promise<Buffer> =>
  Buffer.from((await server.storage.get(print?.file.key ?? '')) ?? [])

/** A print whose pages carry the hashes that the render job stores. */
async function renderPages(print: GroupPrint): Promise<GroupPrint> {
  const pages = []
  for (const page of print.job.pages) {
    const task = { ...(await filesOfPage(server.storage, page)), scale: 1, previewSide: null, isTransparent: false }
    pages.push({ ...page, printHash: (await server.pool.render(task)).hash })
  }
  return { ...print, job: { ...print.job, pages } }
}

describe('print files', () => {
  it('PRF-1: builds print files once for each group and stores them under the hash of their job', async () => {
    const [print, ...others] = await make()
    expect(others).toEqual([])
    expect(print?.file.key).toBe(`production/${order.id}/print-${print?.id}.pdf`)
    const file = await bytesOf(print)
    expect([file.toString('latin1', 0, 8), sha256(file)]).toEqual(['%PDF-1.6', print?.file.sha256])
    const fails = {
      ...server,
      sealingKeys: [],
      pool: { ...server.pool, printSheet: () => Promise.reject(new Error('the print file was built twice')) },
    }
    expect(await makePrintFiles(fails, await settings)(order, await designs())).toEqual([print])
  })

  it('PRF-2: builds the same bytes again from the manifest after the shop has replaced its fonts', async () => {
    const old = await Promise.all((await make()).map(renderPages))
    const shown = old.flatMap(({ job }) => job.pages.flatMap(({ fonts }) => fonts))
    expect(shown.length).toBeGreaterThan(0)
    newerPool = await startWorkerPool({
      workers: 1,
      workerQueue: 32,
      workerMemory: 2 ** 40,
      fontFiles: new Map(shown.map((use) => [fontKey(use), newerFont(use.font, use.fontWeight)])),
    })
    const newer = { ...server, pool: newerPool, sealingKeys: [], fontFile: newerFont }
    const [today] = await makePrintFiles(newer, await settings)(order, await designs())
    expect(today?.file.sha256, 'the newer fonts show').not.toBe(old[0]?.file.sha256)

    const manifest = readManifest(JSON.stringify({ prints: old }))
    const again = await reprint(newer, manifest ?? [], folder)
    expect(again.map(({ file }) => file)).toEqual(['01.png', '02.png', 'group-1.pdf'])
    for (const { file, kept, made } of again) expect([file, made]).toEqual([file, kept])
    expect(sha256(await readFile(join(folder, 'group-1.pdf')))).toBe(old[0]?.file.sha256)
  })

  it('PRF-2: report a changed photo and another kernel version', async () => {
    const prints = await make()
    await server.storage.put(orderFileKey(order.image_folder, NAME), halvesPng(40, 30))
    await expect(reprint(server, prints, folder)).rejects.toThrow(`${NAME} has changed`)
    const [print] = prints
    expect(otherKernels(prints)).toEqual([])
    expect(print && otherKernels([{ ...print, job: { ...print.job, kernel: -1 } }])).toEqual([-1])
  })

  it('PRF-3: follow the settings for colour, crop marks and profile', async () => {
    const plain = await bytesOf((await make())[0])
    const marked = await bytesOf((await make({ colour: 'CMYK', cropMarks: true }))[0])
    expect(plain.includes('/ICCBased')).toBe(true)
    expect([plain.includes('/Separation /All'), marked.includes('/Separation /All')]).toEqual([false, true])
    expect(marked.includes('/ICCBased')).toBe(false)
    const path = join(folder, 'none.icc')
    await expect(openPrintSettings({ ...STANDARD_PRINT, profilePath: path })).rejects.toThrow('cannot be read')
    await writeFile(path, 'no profile')
    await expect(openPrintSettings({ ...STANDARD_PRINT, profilePath: path })).rejects.toThrow('not an ICC profile')
  })

  it('PRF-8: split the inner sheets of a booklet where the shop prints single pages, but never covers and cards', async () => {
    const parted = async (booklets: 'SPREADS' | 'PAGES') =>
      (await make({ booklets }))[0]?.job.pages.map(({ draft, isSplit }) => [draft.pageNumber, isSplit])
    const everyPage = async (pageNumber: string) =>
      server.database
        .updateTable('design')
        .set({ page_number: pageNumber })
        .where('order_number', '=', order.order_number)
        .execute()
    expect(new Set((await parted('PAGES'))?.map(([, isSplit]) => isSplit)), 'a card').toEqual(new Set([false]))
    order = await createReadyOrder(server, { productId: 'booklet' })
    for (const [pageNumber, isSpread] of [
      ['0', true],
      ['3', true],
      ['-1', false],
      ['4', false],
    ] as const) {
      await everyPage(pageNumber)
      expect([pageNumber, (await parted('PAGES'))?.every(([, isSplit]) => isSplit === isSpread)]).toEqual([
        pageNumber,
        true,
      ])
      expect((await parted('SPREADS'))?.some(([, isSplit]) => isSplit)).toBe(false)
    }
  })

  it('PRF-2: reads a manifest before version 3, which calls the job a recipe', async () => {
    const prints = await make()
    const older = prints.map(({ job, ...print }) => ({ ...print, recipe: job }))
    expect(readManifest(JSON.stringify({ prints: older }))).toEqual(prints)
  })

  it('PRF-2: name the version of each library that may change a pixel, and a reprint the ones that have changed', async () => {
    const [print] = await make()
    if (!print) throw new Error('no print file was made')
    const { libraries } = print.job
    expect(Object.keys(libraries).toSorted()).toEqual([
      '@imagemagick/magick-wasm',
      'budoux',
      'css-line-break',
      'fontkit',
      'lcms',
      'sharp',
      'unicode',
      'vips',
      'zlib',
    ])
    for (const version of Object.values(libraries)) expect(version).toMatch(/^\d+\.\d+/)
    const older = { ...print, job: { ...print.job, libraries: { ...libraries, fontkit: '1.9.0', unicode: '15.1' } } }
    const [picture, , pdf] = await reprint(server, [older], folder)
    expect([picture?.otherLibraries, pdf?.otherLibraries]).toEqual(Array(2).fill(['fontkit 1.9.0', 'unicode 15.1']))
  })

  it('PRF-2: reads the encoders of an older manifest as its libraries, and its rule for black ink', async () => {
    const [print] = await make()
    expect(print?.job.blackInk).toBe('NEAR_BLACK')
    const job = { ...print?.job, libraries: undefined, blackInk: undefined, encoders: 'sharp 0.34.1, zlib 1.3.1' }
    const older = readManifest(JSON.stringify({ prints: [{ ...print, job }] }))?.[0]?.job
    expect(older?.libraries).toEqual({ sharp: '0.34.1', zlib: '1.3.1' })
    expect(older?.blackInk).toBe('BLACK')
  })

  it('PRF-10: name the ink limit in the job, and have none if an older manifest or an RGB job names none', async () => {
    const [free] = await make({ colour: 'CMYK' })
    const [limited] = await make({ colour: 'CMYK', inkLimit: 200 })
    expect([free?.job.inkLimit, limited?.job.inkLimit]).toEqual([null, 200])
    expect(free?.file.sha256).not.toBe(limited?.file.sha256)
    expect((await make({ inkLimit: 200 }))[0]?.job.inkLimit).toBeNull()
    const older = { prints: [{ ...free, job: { ...free?.job, inkLimit: undefined } }] }
    expect(readManifest(JSON.stringify(older))).toEqual([free])
  })

  it('PRF-11: name the inks of black areas in the job, and have none if an older manifest or an RGB job names none', async () => {
    const areaBlack = [40, 30, 30, 100] as const
    const [rich] = await make({ colour: 'CMYK', areaBlack })
    expect(rich?.job.areaBlack).toEqual(areaBlack)
    expect((await make({ areaBlack }))[0]?.job.areaBlack).toBeNull()
    const older = { prints: [{ ...rich, job: { ...rich?.job, areaBlack: undefined } }] }
    expect(readManifest(JSON.stringify(older))?.[0]?.job.areaBlack).toBeNull()
  })

  it('PRF-12: name the printing condition of the profile or of the settings, and keep that of an older manifest', async () => {
    const profilePath = join(folder, 'japan.icc')
    await writeFile(profilePath, (await pressProfile({ description: 'Japan Color 2011 Coated' })).bytes)
    const nameIn = async (condition: string | null): Promise<string | undefined> =>
      (await openPrintSettings({ ...STANDARD_PRINT, profilePath, condition })).condition?.identifier
    expect([await nameIn(null), await nameIn('FOGRA39'), await nameIn('Custom')]).toEqual([
      'JCS2011',
      'FOGRA39',
      undefined,
    ])
    const [print] = await make({ profilePath })
    expect(print?.job.condition).toEqual({
      identifier: 'JCS2011',
      text: 'Japan Color 2011, offset, premium coated paper, 127.9 g/m2',
    })
    const older = { prints: [{ ...print, job: { ...print?.job, condition: 'JCS2011' } }] }
    expect(readManifest(JSON.stringify(older))?.[0]?.job.condition).toEqual({ identifier: 'JCS2011', text: null })
  })

  it('PRF-13: follow PDF/X-1a if the settings ask for it, in CMYK and with a profile of version 2 only', async () => {
    const [print] = await make({ standard: 'X-1a', colour: 'CMYK' })
    expect(print?.job.standard).toBe('X-1a')
    const file = await bytesOf(print)
    expect([file.toString('latin1', 0, 8), file.includes('/SMask')]).toEqual(['%PDF-1.3', false])
    const older = { prints: [{ ...print, job: { ...print?.job, standard: undefined } }] }
    expect(readManifest(JSON.stringify(older))?.[0]?.job.standard).toBe('X-4')
    const choice = { ...STANDARD_PRINT, standard: 'X-1a' } as const
    await expect(openPrintSettings(choice)).rejects.toThrow('PRINT_STANDARD: X-1a allows no RGB and requires cmyk')
    const profilePath = join(folder, 'newer.icc')
    const { bytes } = await pressProfile({ description: 'newer' })
    bytes[8] = 4
    await writeFile(profilePath, bytes)
    await expect(openPrintSettings({ ...choice, colour: 'CMYK', profilePath })).rejects.toThrow(
      'X-1a requires a profile of ICC version 2, but PRINT_ICC_PROFILE is of version 4',
    )
  })

  it('PRF-14: separate spot colours, but in no print job of an older manifest', async () => {
    const [print] = await make()
    expect(print?.job.hasSpots).toBe(true)
    const older = { prints: [{ ...print, job: { ...print?.job, hasSpots: undefined } }] }
    expect(readManifest(JSON.stringify(older))?.[0]?.job.hasSpots).toBe(false)
  })

  it('reads no print files from a text that is no manifest', () => {
    expect([readManifest('{'), readManifest('{}')]).toEqual([null, null])
  })
})
