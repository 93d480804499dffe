import { keepCompiledCode } from './installation/keepCompiledCode.ts'
import { reportProblem } from './installation/reportProblem.ts'
import { requireNode } from './installation/requireNode.ts'

// The start of the server. The program is loaded only here, so that a missing file of it is reported as a sentence.
try {
  requireNode()
  keepCompiledCode()
  const { serve } = await import('./serve.ts')
  await serve(process.argv.slice(2))
} catch (error) {
  reportProblem(error)
  process.exit(1)
}
