// Makes the print PDF of a booklet of 40 pages with 100 photos of twelve megapixels, beside pdf-lib with sharp, in turns, each
// in a process of its own. Run: npm run bench:print -- [rounds [pages [folder that keeps the photos]]]
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { installPeers } from './installPeers.ts'
import { makePhotos } from './photos/albumPhotos.ts'
import { photosOf } from './printBook/book.ts'
import type { PrintResult } from './printBook/printResult.ts'

const ROUNDS = Number(process.argv[2] ?? 3)
const PAGES = process.argv[3] ?? '40'
const PROGRAMS = ['byIrodori', 'byPdfLib'] as const
const FILES = { byIrodori: 'printBook/byIrodori.ts', byPdfLib: 'peers/printBook/byPdfLib.ts' } as const
const FIGURES = ['seconds', 'processorSeconds', 'peakMebibytes', 'fileMebibytes'] as const

installPeers()
const run = promisify(execFile)
const folder = await mkdtemp(path.join(tmpdir(), 'irodori-print-'))
const photos = process.argv[4] ?? path.join(folder, 'photos')
const results: Record<(typeof PROGRAMS)[number], PrintResult[]> = { byIrodori: [], byPdfLib: [] }
try {
  await makePhotos(photos, photosOf(Number(PAGES)))
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of PROGRAMS) {
      const program = fileURLToPath(new URL(FILES[name], import.meta.url))
      const { stdout } = await run(process.execPath, [program, PAGES, photos, path.join(folder, `${name}.pdf`)])
      const result = JSON.parse(stdout) as PrintResult
      results[name].push(result)
      console.error(name, stdout.trim())
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

console.log('| | irodori | pdf-lib, sharp | ratio |\n| --- | --- | --- | --- |')
for (const figure of FIGURES) {
  const [ours = Number.NaN, peer = Number.NaN] = PROGRAMS.map((name) =>
    median(results[name].map((result) => result[figure])),
  )
  console.log(`| ${figure} | ${ours.toFixed(1)} | ${peer.toFixed(1)} | ${(ours / peer).toFixed(2)} |`)
}
