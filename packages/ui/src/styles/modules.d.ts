declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  // biome-ignore lint/style/noDefaultExport: this is how esbuild hands over the local names of a style sheet
  export default classes
}

declare module '*.css'
