// Builds the apps, their workers and the WebAssembly: files named by content hash, compressed in advance, and checked
// against the size budgets of the first load. Run by `npm run build`.
import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { loadTogether } from './build/loadTogether.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))
const require = createRequire(path.join(root, 'packages/imaging/package.json'))
const production = !process.argv.includes('--dev')

const TITLE_SHEET = path.join(root, 'node_modules/.cache/irodori/irodori-mincho.css')
/** The part of the title font that every page loads, and its largest accepted size in kilobytes; one character costs about 170 bytes. */
const TITLE_FONT = { name: 'irodori-mincho-first-', most: 24 }
const EDITOR = 'studio/src/editor/EditorPage.tsx'
const NOTICES = 'packages/ui/src/feedback/Notices.tsx'
const FRONT_PAGE = 'studio/src/catalogue/front/FrontPage.tsx'
const SHELF_FILTERS = 'studio/src/catalogue/filter/ShelfFilters.tsx'
const LEGAL_SCREENS = ['studio/src/policies/LegalScreens.tsx', 'locales/ja/policies.json']

/**
 * The pages. `messages` are preloaded in the language of most
 * visitors, and `screens` are the modules that some pages need in addition.
 */
const PAGES = [
  {
    app: 'studio',
    entry: 'studio/src/main.tsx',
    further: [{ module: EDITOR, folders: ['studio/src/editor/', 'packages/canvas/'] }],
    server: 'studio/src/server.tsx',
    page: 'index.html',
    messages: ['locales/ja/common.json', 'locales/ja/catalogue.json'],
    screens: {
      home: [NOTICES, FRONT_PAGE, SHELF_FILTERS],
      products: [NOTICES, SHELF_FILTERS],
      category: [SHELF_FILTERS],
      newDesign: [EDITOR],
      editDesign: [EDITOR],
      product: [NOTICES, 'studio/src/templates/TemplatesPage.tsx'],
      terms: LEGAL_SCREENS,
      privacy: LEGAL_SCREENS,
      commerce: LEGAL_SCREENS,
    },
  },
  {
    app: 'portal',
    entry: 'portal/src/main.tsx',
    server: 'portal/src/server.tsx',
    page: 'index.html',
    messages: ['locales/ja/common.json', 'locales/ja/portal.json'],
    screens: { myPage: [NOTICES, 'portal/src/myPage/OrderList.tsx', 'packages/ui/src/session/loggedInParts.tsx'] },
  },
  {
    app: 'desk',
    entry: 'packages/desk/src/main.tsx',
    page: 'index.html',
    messages: ['locales/ja/common.json', 'locales/ja/desk.json'],
  },
  {
    // The page of a digital message: built alone, so that its recipient does not load the portal.
    app: 'portal',
    entry: 'portal/src/gift/main.tsx',
    page: 'gift.html',
    messages: ['locales/ja/common.json', 'locales/ja/gift.json'],
    // Preact in place of React: its runtime is a tenth of the size.
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
  },
]

/** The folder of each app. */
const APPS = { studio: 'studio', portal: 'portal', desk: 'packages/desk' }

/** Largest accepted size of what is fetched before a page responds, in kilobytes with gzip. */
const BUDGETS = [
  { page: 'studio/src/main.tsx', what: 'studio first visit', most: 130 },
  { page: 'studio/src/main.tsx', what: 'studio editor', and: [EDITOR], most: 180 },
  { page: 'portal/src/main.tsx', what: 'portal first visit', most: 130 },
  { page: 'packages/desk/src/main.tsx', what: 'desk first visit', most: 200 },
  // Style sheet and messages count; the font, which is subset for each message, and the media do not.
  { page: 'portal/src/gift/main.tsx', what: 'portal message page', whole: true, most: 75 },
]

// React has the hooks that wouter and react-i18next take from packages for its earlier versions.
const REACT_HOOKS = { 'use-sync-external-store/shim': 'react', 'use-sync-external-store/shim/index.js': 'react' }

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

/** @returns the constants that give the apps the addresses of the files that are built without chunks */
async function buildWorkers(outdir, publicPath) {
  const wasm = await readFile(require.resolve('@imagemagick/magick-wasm/magick.wasm'))
  const wasmName = `magick-${createHash('sha256').update(wasm).digest('hex').slice(0, 10)}.wasm`
  await mkdir(outdir, { recursive: true })
  await writeFile(path.join(outdir, wasmName), wasm)
  // The licence notices are shipped with the decoders and the model.
  const notice = path.join(path.dirname(require.resolve('@imagemagick/magick-wasm')), '../NOTICE')
  await cp(notice, path.join(outdir, `${wasmName}.NOTICE.txt`))
  const faceModel = require.resolve('@vladmandic/face-api/model/ssd_mobilenetv1_model.bin')
  const faceWeights = await readFile(faceModel)
  const faceName = `faces-${createHash('sha256').update(faceWeights).digest('hex').slice(0, 10)}.bin`
  await writeFile(path.join(outdir, faceName), faceWeights)
  await cp(path.join(path.dirname(faceModel), '../LICENSE'), path.join(outdir, `${faceName}.LICENSE.txt`))
  const files = {
    MAGICK_WASM_URL: JSON.stringify(`${publicPath}/${wasmName}`),
    FACE_MODEL_URL: JSON.stringify(`${publicPath}/${faceName}`),
  }
  const workers = {
    EXAMINE_WORKER_URL: 'studio/src/kernel/examineWorker.ts',
    IMAGING_WORKER_URL: 'studio/src/kernel/imagingWorker.ts',
    INSPECT_WORKER_URL: 'studio/src/fonts/inspection/inspectWorker.ts',
    TYPE_WORKER_URL: 'studio/src/kernel/typeWorker.ts',
    // The script that a server-rendered page starts with.
    START_URL: 'packages/ui/src/frame/startAfterFirstPaint.ts',
  }
  const buildFiles = async (sources, define) => {
    const options = { ...shared, entryPoints: Object.values(sources), outdir, entryNames: '[name]-[hash]' }
    // The address of a module that a worker imports is that of a built file.
    const external = [...shared.external, `${publicPath}/*`]
    const { metafile } = await build({ ...options, external, define: { ...shared.define, ...define } })
    const urlOf = (source) => JSON.stringify(`${publicPath}/${path.basename(outputOf(metafile, source))}`)
    return Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, urlOf(source)]))
  }
  const model = await buildFiles({ PHRASE_MODEL_URL: 'packages/typography/src/line/phraseModel.ts' }, {})
  return { ...files, ...(await buildFiles(workers, { ...files, ...model })) }
}

/** Threads of the editor; under their second address they belong to the scope of the service worker. */
const THREADS = /^(?:imagingWorker|typeWorker)-/
const inScope = (url) => JSON.stringify(JSON.parse(url).replace('/studio/assets/', '/design/assets/'))

/**
 * Files that help only with a connection or are too large to fetch before they are needed: the font inspector, the check of a new
 * password, the face model (5.6 MB, which the browser's own cache keeps after the first photo), licences, compressed forms.
 */
const NEEDS_CONNECTION = /^(?:inspectWorker|passwordGuesses|faces)-|\.(?:txt|br|gz|map)$/

/** Builds the service workers and lists the files that are kept; the server writes them into the script of the editor's. */
async function buildServiceWorker(outdir) {
  const scriptOf = async (name) => {
    const options = { format: 'iife', sourcemap: false, entryPoints: [`studio/src/offline/${name}.ts`], write: false }
    const { outputFiles } = await build({ ...shared, ...options })
    return outputFiles[0].text
  }
  const files = (await readdir(path.join(outdir, 'assets')))
    .filter((name) => !NEEDS_CONNECTION.test(name))
    .map((name) => `/${THREADS.test(name) ? 'design' : 'studio'}/assets/${name}`)
  const [script, home, removal] = await Promise.all(['worker', 'homeWorker', 'removeWorker'].map(scriptOf))
  const worker = { script, home, removal, files }
  await writeFile(path.join(outdir, 'worker.json'), JSON.stringify(worker))
}

/** Builds a page and its chunks into the output folder of its app. */
async function buildPage({ app, entry, further, server, page, messages, screens, alias }, outdir, define) {
  const { metafile } = await build({
    ...shared,
    entryPoints: server ? [entry, server] : [{ in: entry, out: path.parse(page).name }],
    outdir: path.join(outdir, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    splitting: true,
    jsx: 'automatic',
    loader: { '.svg': 'file', '.png': 'file', '.woff2': 'file' },
    alias: { ...(alias ?? REACT_HOOKS), 'irodori-mincho.css': TITLE_SHEET },
    define: { ...shared.define, ...define },
    plugins: [
      loadTogether({ root, first: server ? path.join(path.dirname(entry), 'app.tsx') : entry, further, server }),
    ],
  })
  const style = metafile.outputs[outputOf(metafile, entry)].cssBundle
  // The page's style sheet holds the styles of its screens too, so those that esbuild makes for each screen are not needed.
  for (const { cssBundle } of Object.values(metafile.outputs)) {
    if (cssBundle && cssBundle !== style) await rm(path.join(root, cssBundle), { force: true })
  }
  const script = outputOf(metafile, entry)
  const urlOf = (file) => `/${app}/assets/${path.basename(file)}`
  const preload = (file) => `<link rel="modulepreload" href="${urlOf(file)}">`
  const initial = initialOutputs(metafile, [entry])
  const tags = [
    `<link rel="preload" as="font" type="font/woff2" href="${urlOf(titleFontOf(metafile))}" crossorigin>`,
    `<link rel="stylesheet" href="${urlOf(style)}">`,
    ...initialOutputs(metafile, [entry, ...messages])
      .filter((file) => file !== script)
      .map(preload),
    `<script type="module" src="${urlOf(script)}"></script>`,
  ]
  const html = await readFile(path.join(root, path.dirname(entry), 'index.html'), 'utf8')
  await writeFile(path.join(outdir, page), html.replace('<!-- assets -->', tags.join('\n    ')))
  if (!server) return metafile
  // Bundled from the browser's build, so that both use the same class names of the CSS modules.
  const renderer = { entryPoints: [outputOf(metafile, server)], outfile: path.join(outdir, 'server.mjs') }
  await build({ ...renderer, absWorkingDir: root, bundle: true, format: 'esm', platform: 'node', target: 'node22' })
  await rm(path.join(root, outputOf(metafile, server)))
  const preloads = Object.entries(screens).map(([name, sources]) => ({
    page: name,
    tags: initialOutputs(metafile, sources)
      .filter((file) => !initial.includes(file))
      .map(preload)
      .join(''),
  }))
  await writeFile(
    path.join(outdir, 'firstLoad.json'),
    JSON.stringify({ start: JSON.parse(define.START_URL), screens: preloads }),
  )
  return metafile
}

/** Builds the script that pages of other sites load, under an address that stays. */
const buildEmbed = (outdir) =>
  build({
    ...shared,
    format: 'iife',
    entryPoints: ['studio/src/embedding/embed.ts'],
    outfile: path.join(outdir, 'embed.js'),
  })

/** The output of an entry or of a screen that is loaded on demand. */
function outputOf(metafile, source) {
  const names = [source, `on-demand:${source}`]
  const found = Object.keys(metafile.outputs).find((file) => names.includes(metafile.outputs[file].entryPoint))
  if (!found) throw new Error(`the build has no output for ${source}`)
  return found
}

const titleFontOf = ({ outputs }) =>
  Object.keys(outputs).find((file) => path.basename(file).startsWith(TITLE_FONT.name))

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

/** @returns whether every page and the title font are within their budgets */
async function checkBudgets(metafiles) {
  let isKept = true
  const report = (what, bytes, most, unit) => {
    const size = Math.ceil(bytes / 1024)
    if (size > most) isKept = false
    console.log(`${size > most ? 'OVER' : 'ok  '} ${what}: ${size} of ${most} ${unit}`)
  }
  for (const { page: entry, what, and = [], whole = false, most } of BUDGETS) {
    const metafile = metafiles[entry]
    const { messages } = PAGES.find((page) => page.entry === entry)
    const others = whole ? [metafile.outputs[outputOf(metafile, entry)].cssBundle] : []
    const files = [...initialOutputs(metafile, [entry, ...and, ...(whole ? messages : [])]), ...others]
    const sizeOf = (file) => gzipSync(readFileSync(path.join(root, file)), { level: 9 }).length
    report(
      what,
      files.map(sizeOf).reduce((sum, size) => sum + size),
      most,
      'KB gzip',
    )
  }
  const font = await stat(path.join(root, titleFontOf(metafiles[PAGES[0].entry])))
  report('first part of the title face', font.size, TITLE_FONT.most, 'KB')
  return isKept
}

const compressors = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** File names contain the hash of the content, so files compressed by the last build are reused. */
async function compress(folder, last) {
  const reusable = new Set(await readdir(last).catch(() => []))
  for (const name of (await readdir(folder)).filter((name) => /\.(js|css|wasm|html|svg)$/.test(name))) {
    const bytes = await readFile(path.join(folder, name))
    for (const [ending, pack] of Object.entries(compressors)) {
      const file = `${name}.${ending}`
      if (reusable.has(file)) await cp(path.join(last, file), path.join(folder, file))
      else await writeFile(path.join(folder, file), await pack(bytes))
    }
  }
}

/** Lists the packages that a shop runs with, in the CycloneDX format, for scanners that an operator uses. */
async function writeBillOfMaterials() {
  const npm = process.env.npm_execpath
  if (npm === undefined) return console.log('no bill of materials: start the build with npm run build')
  const options = ['--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application']
  const { stdout } = await promisify(execFile)(process.execPath, [npm, 'sbom', ...options], {
    cwd: root,
    maxBuffer: 2 ** 26,
  })
  await writeFile(path.join(root, 'sbom.cdx.json'), stdout)
}

async function main() {
  const started = performance.now()
  execFileSync(process.execPath, [path.join(root, 'build/prepareFonts.mjs')], { stdio: 'inherit' })
  // Written beside the last build and swapped in when complete, so that a running server or build never sees a gap.
  const fresh = (app) => path.join(root, APPS[app], `dist.${process.pid}`)
  // The portal edits the photos of a message with the studio's worker.
  const workers = await buildWorkers(path.join(fresh('studio'), 'assets'), '/studio/assets')
  const metafiles = {}
  await buildEmbed(fresh('studio'))
  const threads = {
    IMAGING_WORKER_URL: inScope(workers.IMAGING_WORKER_URL),
    TYPE_WORKER_URL: inScope(workers.TYPE_WORKER_URL),
  }
  for (const page of PAGES) {
    const define = page.app === 'studio' ? { ...workers, ...threads } : workers
    metafiles[page.entry] = await buildPage(page, fresh(page.app), define)
  }
  await buildServiceWorker(fresh('studio'))
  // The portal encodes AAC with a part of FFmpeg, whose licence asks for a notice.
  await cp(
    path.join(root, 'packages/media/NOTICE.txt'),
    path.join(fresh('portal'), 'assets/mediabunny-aac-encoder.NOTICE.txt'),
  )
  for (const [app, folder] of Object.entries(APPS)) {
    if (production) await compress(path.join(fresh(app), 'assets'), path.join(root, folder, 'dist/assets'))
    const manifest = { builtAt: new Date().toISOString(), production, define: workers }
    await writeFile(path.join(fresh(app), 'manifest.json'), JSON.stringify(manifest))
  }
  await writeBillOfMaterials()
  const isKept = await checkBudgets(metafiles)
  for (const [app, folder] of Object.entries(APPS)) {
    await rm(path.join(root, folder, 'dist'), { recursive: true, force: true })
    await rename(fresh(app), path.join(root, folder, 'dist'))
  }
  console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (!isKept && process.argv.includes('--check')) process.exitCode = 1
}

await main()
