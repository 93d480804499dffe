import path from 'node:path'

/**
 * esbuild plugin: whatever is loaded on demand also imports the module `first`, which the page has loaded by then. esbuild
 * makes a chunk for every set of entries that share a module. Now all modules of the first load have the same set and become
 * one chunk instead of thirty, which would compress worse and need one request each.
 * @param root folder to which the paths are relative
 * @param first the module that the page loads first
 * @param further modules that are also loaded as one chunk, with the folders of what is loaded after them
 * @param server the entry for the server, which shares the chunk of `first`
 */
export const loadTogether = ({ root, first, further = [], server = '' }) => ({
  name: 'load-together',
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: /./ }, async ({ path: wanted, kind, importer, resolveDir, pluginData }) => {
      const isServer = kind === 'entry-point' && path.join(root, wanted) === path.join(root, server)
      if (pluginData === 'RESOLVED' || !(kind === 'dynamic-import' || isServer)) return
      const found = await resolve(wanted, { kind, importer, resolveDir, pluginData: 'RESOLVED' })
      // A module that a library leaves out for browsers is no file; esbuild replaces it by an empty one.
      if (found.errors.length === 0 && found.namespace !== 'file') return
      // Messages import nothing.
      if (found.errors.length > 0 || found.path.endsWith('.json')) return found
      return { path: path.relative(root, found.path), namespace: 'on-demand' }
    })
    onLoad({ filter: /./, namespace: 'on-demand' }, ({ path: file }) => {
      const isAfter = ({ module, folders }) => file !== module && folders.some((folder) => file.startsWith(folder))
      const loaded = [first, ...further.filter(isAfter).map(({ module }) => module)]
      const imports = loaded.map((module) => `import './${module}'\n`)
      return { contents: `${imports.join('')}export * from './${file}'`, resolveDir: root }
    })
  },
})
