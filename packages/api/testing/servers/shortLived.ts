/**
 * Arguments of Node for a process that ends before optimised machine code of its WebAssembly saves time. Pictures lie outside
 * V8's heap; counted by itself, each 64 MB of them starts a full garbage collection, which took a third of the process's time.
 * The price is memory: at most 2.7 GB instead of 1.4 GB while the demo shop is drawn.
 */
export const SHORT_LIVED = ['--liftoff-only', '--external-memory-accounted-in-global-limit']
