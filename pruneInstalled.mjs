// Runs after an installation: removes the parts of packages that nothing reads, 150 MB, as npm installs packages whole. They
// are the headers of Node and the weights of fonts that are neither in fonts.json nor in a title.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const MODULES = path.join(import.meta.dirname, 'node_modules')
const FONTS = '@expo-google-fonts'
const TITLE_WEIGHT = `${FONTS}/noto-serif-jp/600SemiBold`

const namesIn = (folder) => (existsSync(path.join(MODULES, folder)) ? readdirSync(path.join(MODULES, folder)) : [])

const families = JSON.parse(readFileSync(path.join(import.meta.dirname, 'fonts/fonts.json'), 'utf8'))
const kept = new Set([
  TITLE_WEIGHT,
  ...families.flatMap(({ files }) =>
    Object.values(files).map((file) => path.posix.dirname(`${file.package}/${file.path}`)),
  ),
])
const weights = namesIn(FONTS)
  .flatMap((family) => namesIn(`${FONTS}/${family}`).map((name) => `${FONTS}/${family}/${name}`))
  .filter((folder) => /\/\d{3}\w+$/.test(folder) && !kept.has(folder))
const headers = namesIn('.')
  .filter((name) => /^node-(linux|win)-/.test(name))
  .map((name) => `${name}/include`)
for (const folder of [...weights, ...headers]) rmSync(path.join(MODULES, folder), { recursive: true, force: true })
