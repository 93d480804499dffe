import { installApart } from '../fixtures/installApart.ts'

/**
 * Installs the libraries that benchmarks compare Irodori with, and checks the types of the benchmarks that import them.
 * `npm ci` of the repository does not install them.
 */
export const installPeers = (): void =>
  installApart('tests/bench/peers', 'the libraries that benchmarks compare with', {
    script: 'check:bench',
    advice: 'Correct the types of the benchmarks first.',
  })
