/** Arguments of Node for a process that ends before optimised machine code of its WebAssembly saves time. */
export const SHORT_LIVED = ['--liftoff-only']
