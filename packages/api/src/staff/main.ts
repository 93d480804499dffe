import { userInfo } from 'node:os'
import { keepCompiledCode } from '../installation/keepCompiledCode.ts'
import { reportProblem } from '../installation/reportProblem.ts'
import { requireNode } from '../installation/requireNode.ts'

// `npm run shop -- …`. The program is loaded only here, so that a missing file of it is reported as a sentence.
try {
  requireNode()
  keepCompiledCode()
  const { runStaffTool } = await import('./runStaffTool.ts')
  process.exitCode = await runStaffTool(process.argv.slice(2), {
    environment: process.env,
    // sudo names the account that called it.
    staff: process.env.SUDO_USER ?? userInfo().username,
    // npm runs scripts in the project's folder and names the folder where the command was typed.
    typedIn: process.env.INIT_CWD ?? process.cwd(),
    startedIn: process.cwd(),
    say: (line) => console.log(line),
    remark: (line) => console.error(line),
  })
} catch (error) {
  reportProblem(error)
  process.exitCode = 1
}
