export type { SandboxOrder, SandboxShop } from './sandboxOrders.ts'
export { sandboxOrders } from './sandboxOrders.ts'
export type { Sandbox } from './startSandbox.ts'
export { startSandbox } from './startSandbox.ts'
