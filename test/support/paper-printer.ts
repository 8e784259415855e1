import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** How a printer is: with `online` it prints and says how it is, with `mute` it prints and ends connections in good order. */
type Behaviour = 'online' | 'mute' | 'no-paper' | 'cut' | 'held'

export interface PaperPrinter {
  readonly port: number
  /** What the printer got for each ticket that was cut off, without questions about how it is. */
  readonly tickets: Buffer[]
  behaviour: Behaviour
  /** How often somebody has sent a part of a picture. */
  pieces: number
  close(): Promise<void>
}

/** A printer that understands ESC/POS, on a port of its own. */
export async function paperPrinter(port = 0): Promise<PaperPrinter> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    serve(printer, socket)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const printer: PaperPrinter = {
    port: (server.address() as AddressInfo).port, // it listens on a port
    tickets: [],
    behaviour: 'online',
    pieces: 0,
    async close() {
      for (const socket of sockets) socket.destroy()
      if (!server.listening) return
      server.close()
      await once(server, 'close')
    },
  }
  return printer
}

function serve(printer: PaperPrinter, socket: Socket): void {
  let waiting = Buffer.alloc(0)
  let ticket: Buffer[] = []
  socket.on('data', (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes])
    for (let length = commandLength(waiting); length > 0; length = commandLength(waiting)) {
      const command = waiting.subarray(0, length)
      waiting = waiting.subarray(length)
      if (command[0] === 0x10) answer(printer, socket, command[2])
      else ticket.push(command)
      if (command[1] === 0x76) {
        printer.pieces += 1
        if (printer.behaviour === 'cut') {
          socket.resetAndDestroy()
          return
        }
      } else if (command[1] === 0x56) {
        printer.tickets.push(Buffer.concat(ticket))
        ticket = []
      }
    }
  })
}

/** DLE EOT n; ESC @; GS v 0 with its picture; GS V 66 0. Anything else is a mistake. 0 if there is no whole command. */
function commandLength(bytes: Buffer): number {
  if (bytes.length < 2) return 0
  const [first, second] = bytes
  if (first === 0x1b && second === 0x40) return 2
  if (first === 0x10 && second === 0x04) return bytes.length < 3 ? 0 : 3
  if (first === 0x1d && second === 0x56) return bytes.length < 4 ? 0 : 4
  if (first !== 0x1d || second !== 0x76) throw new Error(`No printer knows ${first} ${second}`)
  if (bytes.length < 8) return 0
  const length = 8 + bytes.readUInt16LE(4) * bytes.readUInt16LE(6)
  return bytes.length < length ? 0 : length
}

function answer(printer: PaperPrinter, socket: Socket, asked: number | undefined): void {
  if (printer.behaviour === 'mute' || (printer.behaviour === 'held' && printer.pieces > 0)) return
  const isOut = printer.behaviour === 'no-paper'
  socket.write(Buffer.from([asked === 4 && isOut ? 0x72 : asked === 1 && isOut ? 0x1a : 0x12]))
}
