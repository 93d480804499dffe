import { sandboxOrders } from '@irodori/demo-shop/sandbox'
import type { Command } from 'commander'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { table } from '../table.ts'

/** The orders of the sandbox shops, each of which provokes one answer. */
export function sandboxCommands(program: Command, _shop: StaffShop, { say }: StaffContext): void {
  program
    .command('sandbox')
    .description('order numbers of the sandbox shops, and what each provokes')
    .action(() => {
      const orders = sandboxOrders
      say(
        table(
          ['shop', 'order number', 'phone number', 'what happens'],
          orders.map(({ shop, orderNumber, phoneNumber, sentence }) => [shop, orderNumber, phoneNumber, sentence]),
        ),
      )
    })
}
