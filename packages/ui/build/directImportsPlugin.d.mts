type Load = (args: { readonly path: string }) => Promise<{ readonly contents: string; readonly loader: string }>

/** What the plugin uses of esbuild's. */
interface Building {
  onStart(begin: () => void): void
  onLoad(which: { readonly filter: RegExp }, load: Load): void
}

export declare function directImportsPlugin(root: string): {
  readonly name: string
  readonly setup: (building: Building) => void
}
