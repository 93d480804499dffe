// Runs after an installation: removes the parts of packages that nothing reads, 290 MB, as npm installs packages whole. They
// are the headers of Node, the weights of fonts that are neither in fontFiles.json nor in a title, and their pictures, all models
// for faces but the one that finds them, the decoder of photos for 64-bit memory, and source maps.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const MODULES = path.join(import.meta.dirname, 'node_modules')
const FONTS = '@expo-google-fonts'
const FACES = '@vladmandic/face-api'
/** The model and its licence; photos for tests. */
const KEPT_OF_FACES = [
  'package.json',
  'LICENSE',
  'model/ssd_mobilenetv1_model.bin',
  'model/ssd_mobilenetv1_model-weights_manifest.json',
  ...[1, 2, 3, 4, 5, 6].map((number) => `demo/sample${number}.jpg`),
]
const DECODER_FOR_64_BITS = '@imagemagick/magick-wasm/dist/x64'
const TITLE_WEIGHT = `${FONTS}/noto-serif-jp/600SemiBold`

const namesIn = (folder) => (existsSync(path.join(MODULES, folder)) ? readdirSync(path.join(MODULES, folder)) : [])

const families = JSON.parse(readFileSync(path.join(import.meta.dirname, 'fonts/fontFiles.json'), 'utf8'))
const kept = new Set([
  TITLE_WEIGHT,
  ...Object.values(families).flatMap((files) =>
    Object.values(files).map((file) => path.posix.dirname(`${file.package}/${file.path}`)),
  ),
])
const weights = namesIn(FONTS)
  .flatMap((family) => namesIn(`${FONTS}/${family}`).map((name) => `${FONTS}/${family}/${name}`))
  .filter((folder) => /\/\d{3}\w+$/.test(folder) && !kept.has(folder))
const headers = namesIn('.')
  .filter((name) => /^node-(linux|win)-/.test(name))
  .map((name) => `${name}/include`)
const partsOfFaces = namesIn(FACES).flatMap((name) =>
  KEPT_OF_FACES.some((kept) => kept.startsWith(`${name}/`))
    ? namesIn(`${FACES}/${name}`).map((file) => `${name}/${file}`)
    : [name],
)
const otherModels = partsOfFaces.filter((part) => !KEPT_OF_FACES.includes(part)).map((part) => `${FACES}/${part}`)
/** The files of a folder and its subfolders; links, such as those to the packages of the house, are not followed. */
const filesIn = (folder) =>
  readdirSync(path.join(MODULES, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name)
    return entry.isDirectory() ? filesIn(name) : [name]
  })
const files = existsSync(MODULES) ? filesIn('.') : []
const maps = files.filter((name) => /\.[cm]?[jt]s\.map$/.test(name))
const pictures = files.filter((name) => name.startsWith(`${FONTS}/`) && name.endsWith('.png'))
for (const part of [...weights, ...headers, ...otherModels, DECODER_FOR_64_BITS, ...maps, ...pictures])
  rmSync(path.join(MODULES, part), { recursive: true, force: true })
