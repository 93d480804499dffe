// Compiles src/simd/pass.wat to the bytes in src/simd/passModule.ts. Run it after each change of the source:
// node packages/imaging/build/compilePass.ts. passModule.test.ts checks that the two agree.
import { readFile, writeFile } from 'node:fs/promises'
import wabt from 'wabt'

const SOURCE = new URL('../src/simd/pass.wat', import.meta.url)
const TARGET = new URL('../src/simd/passModule.ts', import.meta.url)
const LINE = 100

/** The module's bytes. */
export async function compilePass(): Promise<Uint8Array> {
  const compiler = await wabt()
  const parsed = compiler.parseWat('pass.wat', await readFile(SOURCE, 'utf8'), { simd: true })
  try {
    parsed.validate()
    return parsed.toBinary({}).buffer
  } finally {
    parsed.destroy()
  }
}

if (import.meta.main) {
  const text = Buffer.from(await compilePass()).toString('base64')
  const lines = text.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []
  const body = lines.map((line) => `  '${line}'`).join(' +\n')
  await writeFile(
    TARGET,
    `/** pass.wat, compiled by build/compilePass.ts, in base64. */\nexport const PASS_MODULE =\n${body}\n`,
  )
}
