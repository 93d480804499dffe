// The page of a digital message has its own entry point, so that a recipient on a phone does not load the whole portal.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { joinFirstLoad } from '../../packages/ui/build/joinFirstLoad.mjs'

const ENTRY = 'portal/src/gift/main.tsx'
const BASE = '/portal/assets/'
/** Preloaded messages, in the language of most visitors. */
const MESSAGES = ['locales/ja/common.json', 'locales/ja/gift.json']

/** Replaces React by Preact, whose runtime is a tenth of the size. */
const PREACT = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
}

/**
 * Maximum size of everything that the page loads before its first render, in kilobytes of gzip. The font, which is subset
 * for each message, and the media do not count.
 */
export const GIFT_PAGE_BUDGET = 75

/**
 * Builds gift.html into the output folder of the portal.
 * @param build the build function of esbuild
 * @param settings build options of all apps
 * @param outdir portal/dist
 * @param production whether the chunks of the first load are joined
 * @returns size of the first load in bytes of gzip
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
    alias: PREACT,
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
  const messages = MESSAGES.map((source) => outputOf(metafile, source)).filter((file) => file !== undefined)
  const address = (file) => `${BASE}${path.basename(file)}`
  const tags = [
    `<link rel="stylesheet" href="${address(style)}">`,
    ...messages.map((file) => `<link rel="modulepreload" href="${address(file)}">`),
    `<script type="module" src="${address(script)}"></script>`,
  ]
  const page = await readFile(path.join(root, 'portal/src/gift/index.html'), 'utf8')
  await writeFile(path.join(outdir, 'gift.html'), page.replace('<!-- assets -->', tags.join('\n    ')))
  const first = await Promise.all([script, style, ...messages].map((file) => readFile(path.join(root, file))))
  return first.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0)
}
