import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One file of a built app, held in memory with the compressed forms that the build made. */
export interface BundleFile {
  readonly contentType: string
  readonly bodies: ReadonlyMap<Encoding, Buffer>
}

export interface Bundle {
  readonly index: BundleFile
  /** By name within /<app>/assets/; each name holds a hash of its content. */
  readonly assets: ReadonlyMap<string, BundleFile>
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
}

/** Reads what the build left in an app's dist folder; null where it was never built. */
export async function readBundle(dist: string): Promise<Bundle | null> {
  const page = await readFile(join(dist, 'index.html')).catch(() => null)
  if (!page) return null
  const folder = join(dist, 'assets')
  const names = await readdir(folder).catch((): string[] => [])
  const assets = new Map<string, BundleFile>()
  for (const name of names) {
    const contentType = CONTENT_TYPES[extname(name)]
    if (!contentType) continue
    const bodies = new Map<Encoding, Buffer>([['identity', await readFile(join(folder, name))]])
    if (names.includes(`${name}.br`)) bodies.set('br', await readFile(join(folder, `${name}.br`)))
    if (names.includes(`${name}.gz`)) bodies.set('gzip', await readFile(join(folder, `${name}.gz`)))
    assets.set(name, { contentType, bodies })
  }
  const index = { contentType: 'text/html; charset=utf-8', bodies: new Map<Encoding, Buffer>([['identity', page]]) }
  return { index, assets }
}

/** The smallest form that the browser accepts. */
export function chooseEncoding(file: BundleFile, acceptEncoding: string): Encoding {
  const accepted = new Set(
    acceptEncoding
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  const order: readonly Encoding[] = ['br', 'gzip']
  return order.find((encoding) => accepted.has(encoding) && file.bodies.has(encoding)) ?? 'identity'
}
