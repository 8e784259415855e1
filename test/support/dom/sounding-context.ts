/** A browser that can sound, and notes what does; until a gesture it may be told to wait. */
export class SoundingContext extends EventTarget {
  static strokes = 0
  static begun: { hertz: number; at: number }[] = []
  static ended: number[] = []
  static running: SoundingContext
  state = 'suspended'
  currentTime = 100
  destination = {}
  async resume(): Promise<void> {
    await Promise.resolve()
    this.state = 'running'
    SoundingContext.running = this
    this.dispatchEvent(new Event('statechange'))
  }
  createOscillator() {
    SoundingContext.strokes += 1
    const frequency = { value: 0 }
    return {
      frequency,
      connect: <Part>(part: Part) => part,
      start: (at: number) => void SoundingContext.begun.push({ hertz: frequency.value, at }),
      stop: (at: number) => void SoundingContext.ended.push(Math.round(at * 100) / 100),
    }
  }
  createGain() {
    const ramp = () => {}
    return {
      gain: { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp },
      connect: <Part>(part: Part) => part,
    }
  }
}
