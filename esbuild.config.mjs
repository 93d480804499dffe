// Builds both apps, their workers and the WebAssembly: files named by content hash, compressed in advance, and checked
// against the size budgets of the first load. Run by `npm run build`.
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { readCoverageIndex } from './fonts/src/readCoverage.ts'
import { pureConstantsPlugin } from './packages/contract/build/pureConstantsPlugin.mjs'
import { demoShop } from './packages/demo-shop/src/demoShop.ts'
import { directImportsPlugin } from './packages/ui/build/directImportsPlugin.mjs'
import { joinFirstLoad } from './packages/ui/build/joinFirstLoad.mjs'
import {
  localeTexts,
  makeTitleFonts,
  TITLE_FONT_BUDGET,
  titleCharacters,
  titleFontPlugin,
} from './packages/ui/build/titleFont.mjs'
import { buildGiftPage, GIFT_PAGE_BUDGET } from './portal/build/buildGiftPage.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))
const require = createRequire(path.join(root, 'packages/imaging/package.json'))
const production = !process.argv.includes('--dev')

const EDITOR = 'studio/src/editor/EditorPage.tsx'
/** Renders an app's first screens on the server. */
const serverEntryOf = (name) => `${name}/src/server.tsx`

/** The messages that each app loads first. */
const FIRST_WORDS = {
  studio: ['locales/ja/common.json', 'locales/ja/catalogue.json'],
  portal: ['locales/ja/common.json', 'locales/ja/portal.json'],
}
const NOTICES = 'packages/ui/src/feedback/Notices.tsx'

/** Chunks that the screens of some pages need in addition; they are preloaded with the page. */
const SCREENS = {
  studio: [
    { page: 'home', sources: [NOTICES] },
    { page: 'products', sources: [NOTICES] },
    { page: 'product', sources: [NOTICES, 'studio/src/templates/TemplatesPage.tsx'] },
  ],
  portal: [
    {
      page: 'myPage',
      sources: [NOTICES, 'portal/src/myPage/OrderList.tsx', 'packages/ui/src/session/loggedInParts.tsx'],
    },
  ],
}

/** Largest accepted size of the JavaScript that is fetched before a page responds, in kilobytes with gzip. */
const BUDGETS = [
  { app: 'studio', what: 'first visit', entries: ['studio/src/main.tsx'], most: 130 },
  { app: 'studio', what: 'editor', entries: ['studio/src/main.tsx', EDITOR], most: 180 },
  { app: 'portal', what: 'first visit', entries: ['portal/src/main.tsx'], most: 130 },
]

const shared = {
  bundle: true,
  format: 'esm',
  target: ['chrome111', 'firefox115', 'safari16.4'],
  minify: production,
  sourcemap: production ? false : 'linked',
  metafile: true,
  absWorkingDir: root,
  legalComments: 'none',
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development') },
  // Libraries import these for Node only and never use them in a browser.
  external: ['node:*'],
}

async function buildWorkers(outdir, publicPath) {
  const wasm = await readFile(require.resolve('@imagemagick/magick-wasm/magick.wasm'))
  const wasmName = `magick-${createHash('sha256').update(wasm).digest('hex').slice(0, 10)}.wasm`
  await mkdir(outdir, { recursive: true })
  await writeFile(path.join(outdir, wasmName), wasm)
  // The licence notices are shipped with the decoders.
  await cp(
    path.join(path.dirname(require.resolve('@imagemagick/magick-wasm')), '../NOTICE'),
    path.join(outdir, `${wasmName}.NOTICE.txt`),
  )
  const result = await build({
    ...shared,
    entryPoints: {
      imagingWorker: 'studio/src/kernel/imagingWorker.ts',
      inspectWorker: 'studio/src/fonts/inspectWorker.ts',
      typeWorker: 'studio/src/kernel/typeWorker.ts',
    },
    outdir,
    entryNames: '[name]-[hash]',
    define: { ...shared.define, MAGICK_WASM_URL: JSON.stringify(`${publicPath}/${wasmName}`) },
  })
  const urlOf = (source) => `${publicPath}/${path.basename(outputOf(result.metafile, source))}`
  return {
    IMAGING_WORKER_URL: JSON.stringify(urlOf('studio/src/kernel/imagingWorker.ts')),
    TYPE_WORKER_URL: JSON.stringify(urlOf('studio/src/kernel/typeWorker.ts')),
    INSPECT_WORKER_URL: JSON.stringify(urlOf('studio/src/fonts/inspectWorker.ts')),
    MAGICK_WASM_URL: JSON.stringify(`${publicPath}/${wasmName}`),
  }
}

/** The characters of the demo shop's product names and of all messages. */
async function buildTitleFonts() {
  const { categories, products, templates, templateSeries } = demoShop()
  const names = [...categories, ...products, ...templates, ...templateSeries].map(({ name }) => name)
  const characters = titleCharacters([...(await localeTexts()), ...names])
  return makeTitleFonts(characters, path.join(root, 'node_modules/.cache/irodori'))
}

async function buildApp(name, outdir, define, titleFonts) {
  const result = await build({
    ...shared,
    entryPoints: [`${name}/src/main.tsx`, serverEntryOf(name)],
    outdir: path.join(outdir, 'assets'),
    publicPath: `/${name}/assets`,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    splitting: true,
    jsx: 'automatic',
    loader: { '.svg': 'file', '.png': 'file', '.woff2': 'file' },
    define: { ...shared.define, ...define },
    plugins: [titleFontPlugin(titleFonts), pureConstantsPlugin, directImportsPlugin(root)],
  })
  const main = `${name}/src/main.tsx`
  const apps = await buildServerRenderer(result.metafile, serverEntryOf(name), outdir)
  const metafile = production ? await joinLoads(name, apps) : apps
  const script = path.basename(outputOf(metafile, main))
  const style = metafile.outputs[outputOf(metafile, main)].cssBundle
  const preloads = initialOutputs(metafile, [main])
    .map((file) => path.basename(file))
    .filter((file) => file !== script)
  const wordFiles = production ? FIRST_WORDS[name].map((source) => path.basename(outputOf(metafile, source))) : []
  const titleFace = `/${name}/assets/${path.basename(titleFontOf(metafile, titleFonts[0]))}`
  const tags = [
    `<link rel="preload" as="font" type="font/woff2" href="${titleFace}" crossorigin>`,
    ...(style ? [`<link rel="stylesheet" href="/${name}/assets/${path.basename(style)}">`] : []),
    ...[...preloads, ...wordFiles].map((file) => modulePreload(name, file)),
    `<script type="module" src="/${name}/assets/${script}"></script>`,
  ]
  const page = await readFile(path.join(root, name, 'src/index.html'), 'utf8')
  const start = await buildStart(name, outdir)
  const firstLoad = { start, screens: production ? preloadsOf(name, metafile) : [] }
  await writeFile(path.join(outdir, 'firstLoad.json'), JSON.stringify(firstLoad))
  await writeFile(path.join(outdir, 'index.html'), page.replace('<!-- assets -->', tags.join('\n    ')))
  return metafile
}

/** @returns the URL of the script that a server-rendered page starts with */
async function buildStart(name, outdir) {
  const { metafile } = await build({
    ...shared,
    entryPoints: ['packages/ui/src/frame/startAfterFirstPaint.ts'],
    outdir: path.join(outdir, 'assets'),
    entryNames: 'start-[hash]',
  })
  const [file] = Object.keys(metafile.outputs).filter((output) => output.endsWith('.js'))
  return `/${name}/assets/${path.basename(file)}`
}

const modulePreload = (name, file) => `<link rel="modulepreload" href="/${name}/assets/${file}">`

/** The preload tags of each page of SCREENS, without the files that every page loads. */
function preloadsOf(name, metafile) {
  const known = new Set(initialOutputs(metafile, [`${name}/src/main.tsx`]))
  return SCREENS[name].map(({ page, sources }) => ({
    page,
    tags: initialOutputs(metafile, sources)
      .filter((file) => !known.has(file))
      .map((file) => modulePreload(name, path.basename(file)))
      .join(''),
  }))
}

/**
 * One file for Node, bundled from the browser's build, so that both use the same class names of the CSS modules.
 * @returns the metafile without the outputs that only the server renderer needs
 */
async function buildServerRenderer(metafile, source, outdir) {
  const entry = outputOf(metafile, source)
  const folder = path.join(root, path.dirname(entry))
  await build({
    entryPoints: [path.join(root, entry)],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    outfile: path.join(outdir, 'server.mjs'),
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [
      {
        name: 'beside',
        setup: (inside) =>
          inside.onResolve({ filter: /\.js$/ }, ({ path: file }) => ({ path: path.join(folder, path.basename(file)) })),
      },
    ],
  })
  const unused = [entry, metafile.outputs[entry].cssBundle].filter((file) => file !== undefined)
  for (const file of unused) await rm(path.join(root, file))
  return {
    ...metafile,
    outputs: Object.fromEntries(Object.entries(metafile.outputs).filter(([file]) => !unused.includes(file))),
  }
}

/** Joins the files of a first visit into one, and in the studio those that the editor adds into another. */
async function joinLoads(name, metafile) {
  const settings = { build, root, base: `/${name}/assets/`, target: shared.target }
  const main = `${name}/src/main.tsx`
  const joined = await joinFirstLoad({ ...settings, metafile, entry: outputOf(metafile, main), name: 'main' })
  if (name !== 'studio') return joined
  const entry = outputOf(joined, EDITOR)
  return joinFirstLoad({ ...settings, metafile: joined, entry, name: 'editor', apart: outputOf(joined, main) })
}

function outputOf(metafile, source) {
  const found = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === source)
  if (!found) throw new Error(`the build has no output for ${source}`)
  return found[0]
}

function titleFontOf(metafile, { file }) {
  const found = Object.entries(metafile.outputs).find(([, { inputs }]) =>
    Object.keys(inputs).some((input) => path.basename(input) === path.basename(file)),
  )
  if (!found) throw new Error('no style sheet of the build uses the title font')
  return found[0]
}

/** The outputs that load with these entries: their own and all static imports of those. */
function initialOutputs(metafile, sources) {
  const seen = new Set()
  const visit = (file) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const { path: imported, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && metafile.outputs[imported]) visit(imported)
    }
  }
  for (const source of sources) visit(outputOf(metafile, source))
  return [...seen]
}

async function checkBudgets(metafiles, titleFonts, giftBytes) {
  let kept = true
  for (const { app, what, entries, most } of BUDGETS) {
    let bytes = 0
    for (const file of initialOutputs(metafiles[app], entries)) {
      bytes += gzipSync(await readFile(path.join(root, file)), { level: 9 }).length
    }
    const size = Math.ceil(bytes / 1024)
    const ok = size <= most
    kept &&= ok
    console.log(`${ok ? 'ok  ' : 'OVER'} ${app} ${what}: ${size} of ${most} KB gzip`)
  }
  const giftSize = Math.ceil(giftBytes / 1024)
  const isGiftSmall = giftSize <= GIFT_PAGE_BUDGET
  console.log(`${isGiftSmall ? 'ok  ' : 'OVER'} portal message page: ${giftSize} of ${GIFT_PAGE_BUDGET} KB gzip`)
  const { size } = await stat(titleFonts[0].file)
  const ok = size <= TITLE_FONT_BUDGET
  console.log(
    `${ok ? 'ok  ' : 'OVER'} first part of the title face: ${Math.ceil(size / 1024)} of ${TITLE_FONT_BUDGET / 1024} KB`,
  )
  return kept && ok && isGiftSmall
}

const compressors = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** File names contain the hash of the content, so files compressed by the last build are reused. */
async function compress(folder, last) {
  for (const name of await readdir(folder)) {
    if (!/\.(js|css|wasm|html|svg)$/.test(name)) continue
    const bytes = await readFile(path.join(folder, name))
    for (const [ending, pack] of Object.entries(compressors)) {
      const target = path.join(folder, `${name}.${ending}`)
      const kept = await cp(path.join(last, `${name}.${ending}`), target)
        .then(() => true)
        .catch(() => false)
      if (!kept) await writeFile(target, await pack(bytes))
    }
  }
}

async function main() {
  const started = performance.now()
  const metafiles = {}
  // Built here if it is missing, so that the server does not read ten fonts during a request.
  await readCoverageIndex()
  const titleFonts = await buildTitleFonts()
  // Written beside the last build and swapped in when complete, so that a running server or build never sees a gap.
  const fresh = (name) => path.join(root, name, `dist.${process.pid}`)
  let workers = {}
  let giftBytes = 0
  for (const name of ['studio', 'portal']) {
    const assets = path.join(fresh(name), 'assets')
    // The portal edits the photos of a message with the studio's worker.
    if (name === 'studio') workers = await buildWorkers(assets, '/studio/assets')
    const define = name === 'studio' ? workers : { IMAGING_WORKER_URL: workers.IMAGING_WORKER_URL }
    metafiles[name] = await buildApp(name, fresh(name), define, titleFonts)
    if (name === 'portal') {
      const settings = {
        ...shared,
        plugins: [titleFontPlugin(titleFonts), pureConstantsPlugin, directImportsPlugin(root)],
      }
      giftBytes = await buildGiftPage({ build, root, outdir: fresh(name), settings, production })
    }
    if (production) await compress(assets, path.join(root, name, 'dist/assets'))
    const manifest = { builtAt: new Date().toISOString(), production, define }
    await writeFile(path.join(fresh(name), 'manifest.json'), JSON.stringify(manifest))
    if (process.argv.includes('--metafile')) {
      await writeFile(path.join(fresh(name), 'metafile.json'), JSON.stringify(metafiles[name]))
    }
  }
  const kept = await checkBudgets(metafiles, titleFonts, giftBytes)
  for (const name of ['studio', 'portal']) {
    await rm(path.join(root, name, 'dist'), { recursive: true, force: true })
    await rename(fresh(name), path.join(root, name, 'dist'))
  }
  console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (!kept && process.argv.includes('--check')) process.exitCode = 1
}

await main()
