// Compiles the loops in WebAssembly text to the modules beside them. Run it after each change of a source:
// node packages/imaging/build/compileModules.ts. A test beside each module checks that the two agree.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import wabt from 'wabt'

const ROOT = path.join(import.meta.dirname, '../src')
const LINE = 100

/** Sources by the name of the constant that holds their bytes. */
const MODULES = { PASS_MODULE: 'simd/pass.wat', LAYERS_MODULE: 'faces/layers.wat' } as const

/** The bytes of a module in base64. */
export async function compileModule(name: keyof typeof MODULES): Promise<string> {
  const source = MODULES[name]
  const compiler = await wabt()
  const parsed = compiler.parseWat(source, await readFile(path.join(ROOT, source), 'utf8'), { simd: true })
  try {
    parsed.validate()
    return Buffer.from(parsed.toBinary({}).buffer).toString('base64')
  } finally {
    parsed.destroy()
  }
}

if (import.meta.main) {
  for (const name of ['PASS_MODULE', 'LAYERS_MODULE'] as const) {
    const lines = (await compileModule(name)).match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []
    const body = lines.map((line) => `  '${line}'`).join(' +\n')
    const source = MODULES[name]
    await writeFile(
      path.join(ROOT, source.replace('.wat', 'Module.ts')),
      `/** ${path.basename(source)}, compiled by build/compileModules.ts, in base64. */\nexport const ${name} =\n${body}\n`,
    )
  }
}
