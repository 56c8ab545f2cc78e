/** A short rattle of dice, made on the spot: nothing is loaded. */
export function rattle(): void {
  const audio = new AudioContext();
  const at = audio.currentTime;
  for (let knock = 0; knock < 7; knock++) {
    const length = Math.floor(audio.sampleRate * 0.03);
    const buffer = audio.createBuffer(1, length, audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 4;
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    const gain = audio.createGain();
    filter.type = "bandpass";
    filter.frequency.value = 1400 + Math.random() * 1800;
    gain.gain.value = 0.35 * (1 - knock / 9);
    source.buffer = buffer;
    source.connect(filter).connect(gain).connect(audio.destination);
    source.start(at + knock * (0.05 + Math.random() * 0.04));
  }
  setTimeout(() => void audio.close(), 1500);
}
