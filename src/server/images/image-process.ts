import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { allocatorSettings } from '../process-limits.ts'
import type { ImageReply, ImageRequest, ImageResults, ImageTask } from './image-task.ts'

export interface ImageProcess {
  /**
   * Does a task once the earlier tasks of the same sort are done. There are two sorts: tasks that encode a picture, and all others.
   * Throws ImageError if the file is missing, is no image, is too large or cannot be written, or if the image process was killed or
   * took too long.
   */
  run<Kind extends ImageTask['kind']>(task: Extract<ImageTask, { kind: Kind }>): Promise<ImageResults[Kind]>
  /** The process number of the image process; undefined if it is not running. */
  pid(): number | undefined
  /** Ends the image process; the tasks on which it is working fail. */
  close(): void
}

/** The code of an ImageError for a task that failed because the image process ended. The picture file itself may be valid. */
export const imageProcessEnded = 'IMAGE_PROCESS_ENDED'

export class ImageError extends Error {
  override readonly name = 'ImageError'
  /** The system's code, such as ENOSPC, or `imageProcessEnded`; undefined if the file is no image. */
  readonly code: string | undefined

  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

interface Options {
  /** After this time without a task the image process ends. */
  readonly idleMilliseconds?: number
  /** If a task takes longer than this, the image process is killed and the task fails. */
  readonly taskMilliseconds?: number
}

const worker = fileURLToPath(new URL('image-worker.ts', import.meta.url))
/**
 * After this many tasks a new image process replaces the old one, so that the memory of the image process does not grow without
 * limit.
 */
const maxTasks = 12
/** The tasks that encode a picture, which takes long. */
const encodes: ReadonlySet<ImageTask['kind']> = new Set(['resize', 'share', 'import'])

/**
 * Works on images in a separate process, which starts with the first task and ends when there is nothing left to do. So the memory
 * for encoding is returned to the operating system, and an image that makes libvips crash does not end the site. The process
 * encodes one picture at a time. Meanwhile it can measure another picture, so a page that needs a picture's size does not wait for
 * the encoding.
 */
export function imageProcess({
  idleMilliseconds = 2_000,
  taskMilliseconds = 60_000,
}: Options = {}): ImageProcess {
  const lanes = {
    resizing: Promise.resolve() as Promise<unknown>,
    looking: Promise.resolve() as Promise<unknown>,
  }
  let child: ChildProcess | undefined
  let taken = 0
  let underWay = 0
  let idle: NodeJS.Timeout | undefined
  let closed = false

  function end(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  /**
   * Returns the image process to which a task can be sent. A process that has done `maxTasks` tasks is replaced as soon as no task
   * is running in it.
   */
  function ready(): ChildProcess {
    clearTimeout(idle)
    if (child && underWay === 0 && taken >= maxTasks) end()
    if (!child?.connected) {
      child = fork(worker, {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: { ...process.env, ...allocatorSettings },
        execArgv: ['--max-old-space-size=64'],
      })
      taken = 0
    }
    taken += 1
    return child
  }

  async function carryOut(task: ImageTask): Promise<ImageResults[keyof ImageResults]> {
    if (closed) throw new ImageError('The server is shutting down', imageProcessEnded)
    const working = ready()
    underWay += 1
    try {
      const reply = await replyOf(working, { id: taken, task }, taskMilliseconds)
      if (!reply.ok) throw new ImageError(reply.message, reply.code)
      return reply.result
    } finally {
      underWay -= 1
      if (underWay === 0) idle = setTimeout(end, idleMilliseconds).unref()
    }
  }

  return {
    run<Kind extends ImageTask['kind']>(task: Extract<ImageTask, { kind: Kind }>) {
      const lane = encodes.has(task.kind) ? 'resizing' : 'looking'
      const turn = lanes[lane].then(() => carryOut(task))
      lanes[lane] = turn.catch(() => {})
      return turn as Promise<ImageResults[Kind]> // this type is right: the worker replies with the result for the task's own kind
    },
    pid: () => child?.pid,
    close() {
      closed = true
      end()
    },
  }
}

/**
 * Waits for the reply of the image process to a request; rejects if the process ends before. A process that takes too long is
 * killed.
 */
function replyOf(child: ChildProcess, request: ImageRequest, taskMilliseconds: number): Promise<ImageReply> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), taskMilliseconds)
    const settle = () => {
      clearTimeout(timer)
      child.off('message', onMessage)
      child.off('disconnect', onEnd)
      child.off('error', onEnd)
    }
    const onMessage = (reply: ImageReply) => {
      if (reply.id !== request.id) return
      settle()
      resolve(reply)
    }
    const onEnd = () => {
      settle()
      reject(new ImageError('The image process ended during this task', imageProcessEnded))
    }
    child.on('message', onMessage)
    child.on('disconnect', onEnd)
    child.on('error', onEnd)
    child.send(request, (error) => error && onEnd())
  })
}
