// The recipient's page of a digital message: an entry of its own, for whoever opens a gift on a phone should not wait for
// an app of orders.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { joinFirstLoad } from '../../packages/ui/build/joinFirstLoad.mjs'

const ENTRY = 'portal/src/gift/main.tsx'
const BASE = '/portal/assets/'
/** What is read at once, in the language that most visitors have. */
const WORDS = ['locales/ja/common.json', 'locales/ja/gift.json']

/** The same components on a tenth of the runtime: what the page needs of React, Preact does. */
const SLIM_REACT = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
}

/**
 * Greatest size in kilobytes of gzip of all that the page needs before it shows itself, but for the face of its words,
 * which is cut for each message, and for its media.
 */
export const GIFT_PAGE_BUDGET = 75

/**
 * Builds the page into the portal's folder, as gift.html beside its index.html.
 * @param build esbuild's
 * @param settings what all apps are built with
 * @param outdir the portal's dist
 * @param production whether what loads first is joined
 * @returns bytes of gzip of its first load
 */
export async function buildGiftPage({ build, root, outdir, settings, production }) {
  const { metafile: built } = await build({
    ...settings,
    entryPoints: { gift: ENTRY },
    outdir: path.join(outdir, 'assets'),
    publicPath: BASE.slice(0, -1),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    splitting: true,
    jsx: 'automatic',
    alias: SLIM_REACT,
    loader: { '.woff2': 'file' },
  })
  const outputOf = ({ outputs }, source) => Object.keys(outputs).find((file) => outputs[file].entryPoint === source)
  const metafile = production
    ? await joinFirstLoad({
        build,
        root,
        base: BASE,
        target: settings.target,
        metafile: built,
        entry: outputOf(built, ENTRY),
        name: 'gift',
      })
    : built
  const script = outputOf(metafile, ENTRY)
  const style = metafile.outputs[script].cssBundle
  const words = WORDS.map((source) => outputOf(metafile, source)).filter((file) => file !== undefined)
  const address = (file) => `${BASE}${path.basename(file)}`
  const tags = [
    `<link rel="stylesheet" href="${address(style)}">`,
    ...words.map((file) => `<link rel="modulepreload" href="${address(file)}">`),
    `<script type="module" src="${address(script)}"></script>`,
  ]
  const page = await readFile(path.join(root, 'portal/src/gift/index.html'), 'utf8')
  await writeFile(path.join(outdir, 'gift.html'), page.replace('<!-- assets -->', tags.join('\n    ')))
  const first = await Promise.all([script, style, ...words].map((file) => readFile(path.join(root, file))))
  return first.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0)
}
