import { runFontTool } from './fontTool.ts'

// npm runs scripts in the project's folder; INIT_CWD is the folder in which the user typed `npm run fonts -- …`.
process.exitCode = await runFontTool(process.argv.slice(2), {
  folder: process.env.INIT_CWD ?? process.cwd(),
  print: (line) => console.log(line),
})
