import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Template } from '@irodori/contract/entities/template'
import type { PhotoErrorCode } from '@irodori/imaging/photoError'
import { isSpotArtwork, spotNameOf } from '@irodori/print/spotColour'
import type { Command } from 'commander'
import { putTemplates } from '../../catalogue/putTemplate.ts'
import { SHOP_FOLDER } from '../../catalogue/shopPicture.ts'
import { withMainColours } from '../../catalogue/withMainColours.ts'
import { transact } from '../../database/transact.ts'
import { multiplyTemplates } from '../../demo/multiplyTemplates.ts'
import { drawThumbnails } from '../../demo/pictures/drawPictures.ts'
import { storedTemplateAssets } from '../../demo/pictures/renderTemplatePicture.ts'
import { contentTypeOf } from '../../http/contentTypeOf.ts'
import { isStorageKey } from '../../storage/storage.ts'
import { joinCatalogue } from '../../translation/catalogueLanguages.ts'
import { withOwnThumbnail } from '../../translation/withOwnThumbnail.ts'
import type { CatalogueFile } from '../catalogueFile.ts'
import { catalogueErrors, parseCatalogue } from '../catalogueFile.ts'
import { knownEntries, readCatalogue, writeCatalogue } from '../catalogueRows.ts'
import { readJson } from '../readJson.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'
import { templateWarnings, warningLines } from './templateWarnings.ts'

const FILE = 'catalogue.json'
const PICTURES = 'pictures'
const MAX_VARIANTS = 100_000

/** Imports and exports a catalogue: a folder with catalogue.json and its pictures below pictures/. */
export function catalogueCommands(program: Command, shop: StaffShop, context: StaffContext): void {
  const catalogue = program
    .command('catalogue')
    .description('categories, products, templates and other content of the shop')

  catalogue
    .command('import <folder>')
    .description(
      'import a folder with catalogue.json and pictures/, all or nothing; entities with the same id are replaced',
    )
    .option('--refuse-faults', 'import nothing if a template has faults, in place of warnings')
    .action(async (folder: string, { refuseFaults }: { readonly refuseFaults?: true }) => {
      const source = resolve(context.workingDirectory, folder)
      const file = await readCatalogueFile(join(source, FILE))
      const errors = catalogueErrors(file, await knownEntries(shop.database))
      const pictures = await picturesOf(join(source, PICTURES), errors)
      const missing = await missingArtwork(shop, file.templates, new Set(pictures.map(({ key }) => key)))
      errors.push(...missing, ...(await unreadablePictures(shop, pictures)))
      if (errors.length > 0) throw new StaffError([...errors, 'nothing was imported'].join('\n'))
      for (const { key, path } of pictures) await shop.storage.put(`${SHOP_FOLDER}/${key}`, await readFile(path))
      const { storage } = shop
      const pool = await shop.pool()
      const paints = storedTemplateAssets(storage)
      // A template that cannot be rendered fails here, before the catalogue has changed.
      const others = withOwnThumbnail(file.templates, file.translations)
      await drawThumbnails({ storage, pool, paints }, [...file.templates, ...others])
      const products = [...file.products, ...(await readCatalogue(shop.database)).products]
      const { layers } = paints
      const warnings = await templateWarnings({ pool, layers }, [...file.templates, ...others], products)
      if (refuseFaults && warnings.length > 0) throw new StaffError([...warnings, 'nothing was imported'].join('\n'))
      for (const line of warningLines(warnings)) context.say(line)
      const templates = await withMainColours({ pool, layers }, file.templates)
      await writeCatalogue(shop.database, { ...file, templates })
      await shop.vacuum()
      context.say(
        `${file.categories.length} categories, ${file.products.length} products, ${file.templates.length} templates, ` +
          `${pictures.length} pictures`,
      )
    })

  catalogue
    .command('export <folder>')
    .description('write the catalogue and its pictures into a folder that can be imported again')
    .action(async (folder: string) => {
      const target = resolve(context.workingDirectory, folder)
      await mkdir(target, { recursive: true })
      const { translations, ...lists } = await readCatalogue(shop.database)
      const keys = await shop.storage.list(SHOP_FOLDER)
      for (const key of keys) {
        const bytes = await shop.storage.get(key)
        const path = join(target, PICTURES, ...key.split('/').slice(1))
        await mkdir(dirname(path), { recursive: true })
        if (bytes) await writeFile(path, bytes)
      }
      await writeFile(join(target, FILE), `${JSON.stringify(joinCatalogue(lists, translations), null, 2)}\n`)
      context.say(`${lists.templates.length} templates and ${keys.length} pictures are in ${target}`)
    })

  catalogue
    .command('colours')
    .description('compute the main colours of all templates again, for those that an earlier release imported')
    .action(async () => {
      const { templates, translations } = await readCatalogue(shop.database)
      const { layers } = storedTemplateAssets(shop.storage)
      const coloured = await withMainColours({ pool: await shop.pool(), layers }, templates)
      await transact(shop.database, (tx) => putTemplates(tx, coloured, translations.templates))
      await shop.vacuum()
      context.say(
        `the colours of ${coloured.filter(({ colours }) => colours !== undefined).length} templates are known`,
      )
    })

  catalogue
    .command('multiply <count>')
    .description('add variants of the templates, for load tests of a disposable shop')
    .option('--product <id>', 'only templates of this product')
    .action(async (words: string, { product }: { readonly product?: string }) => {
      const count = Number(words)
      if (!Number.isInteger(count) || count < 1 || count > MAX_VARIANTS) {
        throw new StaffError(`count must be a whole number from 1 to ${MAX_VARIANTS}`)
      }
      context.say(`${await multiply(shop, count, product)} templates were added`)
    })
}

/** Adds variants of the shop's templates. */
async function multiply({ database, vacuum }: StaffShop, count: number, product?: string): Promise<number> {
  const { templates } = await readCatalogue(database)
  const known = product === undefined ? templates : templates.filter(({ productId }) => productId === product)
  const variants = multiplyTemplates(known, count)
  await transact(database, (tx) => putTemplates(tx, variants))
  await vacuum()
  return variants.length
}

async function readCatalogueFile(path: string): Promise<CatalogueFile> {
  const parsed = parseCatalogue(await readJson(path))
  if (parsed.ok) return parsed.value
  throw new StaffError([...parsed.error, 'nothing was imported'].join('\n'))
}

interface Picture {
  readonly key: string
  readonly path: string
}

/** The files below a folder with their storage keys; invalid names are added to the errors. */
async function picturesOf(folder: string, errors: string[]): Promise<Picture[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.flatMap((entry) => {
    if (!entry.isFile()) return []
    const path = join(entry.parentPath, entry.name)
    const key = relative(folder, path).split(sep).join('/')
    if (isSpotArtwork(key) && spotNameOf(key) === null) {
      errors.push(`picture ${key}: the name before .spot.png must be that of a spot colour with at most 60 characters`)
    }
    if (isStorageKey(key) && contentTypeOf(key) !== null) return { key, path }
    errors.push(
      `picture ${key}: the name may contain only ASCII letters, digits, dots, hyphens and underscores, and must end with .png, .jpg or .gif`,
    )
    return []
  })
}

const REASONS: Readonly<Record<PhotoErrorCode, string>> = {
  INVALID_TYPE: 'is no PNG, JPEG or GIF',
  TRUNCATED: 'is incomplete',
  TOO_MANY_PIXELS: 'has too many pixels',
  UNREADABLE: 'is damaged',
}

/** Errors for files that are no pictures, or other ones than their names say. */
async function unreadablePictures(shop: StaffShop, pictures: readonly Picture[]): Promise<string[]> {
  const errors: string[] = []
  for (const { key, path } of pictures) {
    const read = await (await shop.pool()).jobs.ingest({ bytes: await readFile(path) })
    if (!read.ok) errors.push(`picture ${key}: the file ${REASONS[read.error.code]}`)
    else if (!key.endsWith(`.${read.value.kind}`)) errors.push(`picture ${key}: the file is a ${read.value.kind}`)
  }
  return errors
}

/** Errors for artwork of templates that is neither in the folder nor in the shop. */
async function missingArtwork(
  { storage }: StaffShop,
  templates: readonly Template[],
  given: ReadonlySet<string>,
): Promise<string[]> {
  const errors: string[] = []
  for (const { id, backgroundUrl, foregroundUrl } of templates) {
    for (const key of [backgroundUrl, foregroundUrl]) {
      if (key === null || given.has(key) || (await storage.head(`${SHOP_FOLDER}/${key}`))) continue
      errors.push(`template ${id}: there is no picture ${key}`)
    }
  }
  return errors
}
