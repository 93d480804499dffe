// Makes the print files of an order with this Node, and again with other versions of Node, whose Unicode data and zlib differ:
// `DATA_DIR=DIR npm run parity:node -- ORDER 24.7.0 26.12.1`. A stopped shop is read; nothing of it is changed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { installNode } from '../fixtures/installNode.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const [orderNumber, ...versions] = process.argv.slice(2)
if (orderNumber === undefined || versions.length === 0) {
  console.error('usage: DATA_DIR=DIR npm run parity:node -- ORDER VERSION...')
  process.exit(2)
}

const folder = mkdtempSync(path.join(tmpdir(), 'irodori-nodes-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Runs a program in the checkout. @returns its exit code and what it wrote */
function run(program: string, ...args: readonly string[]) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' })
  return { isDone: status === 0, output: error ? error.message : `${stdout}${stderr}`.trim() }
}

const staffTool = (node: string, ...words: readonly string[]) => run(node, 'packages/api/src/staff/main.ts', ...words)

const first = path.join(folder, 'first')
const printed = staffTool(process.execPath, 'print', orderNumber, first)
if (!printed.isDone) throw new Error(`the order cannot be printed: ${printed.output}`)

let isEqual = true
for (const version of versions) {
  const node = installNode(version, folder)
  const { unicode, zlib } = JSON.parse(run(node, '-p', 'JSON.stringify(process.versions)').output)
  const again = staffTool(node, 'reprint', path.join(first, 'manifest.json'), path.join(folder, `again ${version}`))
  isEqual &&= again.isDone
  console.log(`Node ${version}, Unicode ${unicode}, zlib ${zlib}:\n${again.output.replaceAll(/^/gm, '  ')}`)
}
process.exitCode = isEqual ? 0 : 1
