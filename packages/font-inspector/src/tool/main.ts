import { runFontTool } from './fontTool.ts'

// `npm run fonts -- …`: npm runs scripts in the project's folder; files are named from where the person stands.
process.exitCode = await runFontTool(process.argv.slice(2), {
  folder: process.env.INIT_CWD ?? process.cwd(),
  say: (line) => console.log(line),
})
