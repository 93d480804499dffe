import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Template } from '@irodori/contract'
import type { Command } from 'commander'
import * as z from 'zod'
import { putTemplates } from '../../catalogue/putTemplate.ts'
import { SHOP_FOLDER } from '../../catalogue/shopPicture.ts'
import { transact } from '../../database/transact.ts'
import { drawThumbnails } from '../../demo/drawPictures.ts'
import { multiplyTemplates } from '../../demo/multiplyTemplates.ts'
import { storedTemplateAssets } from '../../demo/renderTemplatePicture.ts'
import { contentTypeOf } from '../../http/contentTypeOf.ts'
import { isStorageKey } from '../../storage/storage.ts'
import { CatalogueFile, catalogueFaults } from '../catalogueFile.ts'
import { knownEntries, readCatalogue, writeCatalogue } from '../catalogueRows.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'

const FILE = 'catalogue.json'
const PICTURES = 'pictures'
const MOST_VARIANTS = 100_000

/** A catalogue is a folder: catalogue.json, and the pictures that it names under pictures/. */
export function catalogueCommands(program: Command, shop: StaffShop, desk: StaffContext): void {
  const catalogue = program.command('catalogue').description('categories, products, templates and all that is shown')

  catalogue
    .command('import <folder>')
    .description(
      'take over a folder with catalogue.json and pictures/, all or nothing; what has the same id is replaced',
    )
    .action(async (folder: string) => {
      const source = resolve(desk.workingDirectory, folder)
      const file = await readCatalogueFile(join(source, FILE))
      const faults = catalogueFaults(file, await knownEntries(shop.database))
      const pictures = await picturesOf(join(source, PICTURES), faults)
      const missing = await missingArtwork(shop, file.templates, new Set(pictures.map(({ key }) => key)))
      faults.push(...missing)
      if (faults.length > 0) throw new StaffError([...faults, 'nothing was imported'].join('\n'))
      for (const { key, path } of pictures) await shop.storage.put(`${SHOP_FOLDER}/${key}`, await readFile(path))
      await writeCatalogue(shop.database, file)
      await shop.vacuum()
      const { storage } = shop
      const drawing = { storage, pool: await shop.pool(), onPicture: () => undefined, signal: never }
      await drawThumbnails({ ...drawing, paints: storedTemplateAssets(storage) }, file.templates)
      desk.say(
        `${file.categories.length} categories, ${file.products.length} products, ${file.templates.length} templates, ` +
          `${pictures.length} pictures`,
      )
    })

  catalogue
    .command('export <folder>')
    .description('write the catalogue and its pictures into a folder that can be imported again')
    .action(async (folder: string) => {
      const target = resolve(desk.workingDirectory, folder)
      await mkdir(target, { recursive: true })
      const file = await readCatalogue(shop.database)
      const keys = await shop.storage.list(SHOP_FOLDER)
      for (const key of keys) {
        const bytes = await shop.storage.get(key)
        const path = join(target, PICTURES, ...key.split('/').slice(1))
        await mkdir(dirname(path), { recursive: true })
        if (bytes) await writeFile(path, bytes)
      }
      await writeFile(join(target, FILE), `${JSON.stringify(file, null, 2)}\n`)
      desk.say(`${file.templates.length} templates and ${keys.length} pictures are in ${target}`)
    })

  catalogue
    .command('multiply <count>')
    .description('add variants of the templates that the shop has, for load tests; for a shop that is thrown away')
    .option('--product <id>', 'of this product alone')
    .action(async (words: string, { product }: { readonly product?: string }) => {
      const count = Number(words)
      if (!Number.isInteger(count) || count < 1 || count > MOST_VARIANTS) {
        throw new StaffError(`how many: a number from 1 to ${MOST_VARIANTS}`)
      }
      desk.say(`${await multiply(shop, count, product)} templates were added`)
    })
}

/** Variants of templates beside those that the shop has. */
async function multiply({ database, vacuum }: StaffShop, count: number, product?: string): Promise<number> {
  const { templates } = await readCatalogue(database)
  const known = product === undefined ? templates : templates.filter(({ productId }) => productId === product)
  const variants = multiplyTemplates(known, count)
  await transact(database, (tx) => putTemplates(tx, variants))
  await vacuum()
  return variants.length
}

const never = new AbortController().signal

async function readCatalogueFile(path: string): Promise<CatalogueFile> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StaffError(`${path} cannot be read`)
  })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new StaffError(`${path} is no JSON: ${error instanceof Error ? error.message : 'unknown'}`)
  }
  const parsed = z.safeParse(CatalogueFile, value)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new StaffError([...faults, 'nothing was imported'].join('\n'))
}

interface Picture {
  readonly key: string
  readonly path: string
}

/** Files below a folder as keys of the storage; a name that cannot be one is a fault. */
async function picturesOf(folder: string, faults: string[]): Promise<Picture[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.flatMap((entry) => {
    if (!entry.isFile()) return []
    const path = join(entry.parentPath, entry.name)
    const key = relative(folder, path).split(sep).join('/')
    if (isStorageKey(key) && contentTypeOf(key) !== null) return { key, path }
    faults.push(`picture ${key}: plain letters and digits, and .png, .jpg or .gif`)
    return []
  })
}

/** Artwork that a template is painted with but that is neither in the folder nor in the shop. */
async function missingArtwork(
  { storage }: StaffShop,
  templates: readonly Template[],
  given: ReadonlySet<string>,
): Promise<string[]> {
  const faults: string[] = []
  for (const { id, backgroundUrl, foregroundUrl } of templates) {
    for (const key of [backgroundUrl, foregroundUrl]) {
      if (key === null || given.has(key) || (await storage.head(`${SHOP_FOLDER}/${key}`))) continue
      faults.push(`template ${id}: there is no picture ${key}`)
    }
  }
  return faults
}
