import type { Proof, Roll } from "./api";

/**
 * The dice of a game, worked out again in the browser from the seed alone, so that nobody has to take the server's
 * word: roll n is BLAKE2b (RFC 7693, keyed) of its number; the commitment is SHA-256 of the seed (FIPS 180-4).
 * Written out here because browsers offer no BLAKE2b, and SHA-256 only over https.
 */

const MASK = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const ORDER = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const MIXED = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const turned = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & MASK;

export function blake2b(data: Uint8Array, size: number, key: Uint8Array = new Uint8Array()): Uint8Array {
  const blocks = new Uint8Array(Math.max(128, (key.length ? 128 : 0) + Math.ceil(data.length / 128) * 128));
  blocks.set(key);
  blocks.set(data, key.length ? 128 : 0);
  const length = (key.length ? 128 : 0) + data.length;
  const hash = [...START];
  hash[0] = (hash[0] as bigint) ^ BigInt(0x01010000 ^ (key.length << 8) ^ size);
  const words = new DataView(blocks.buffer);
  for (let at = 0; at < blocks.length; at += 128) {
    const last = at + 128 >= blocks.length;
    const message = Array.from({ length: 16 }, (_, k) => words.getBigUint64(at + k * 8, true));
    const v = [...hash, ...START];
    v[12] = (v[12] as bigint) ^ BigInt(last ? length : at + 128);
    if (last) v[14] = (v[14] as bigint) ^ MASK;
    for (let round = 0; round < 12; round++) {
      const order = ORDER[round % 10] as number[];
      MIXED.forEach(([a, b, c, d], k) => {
        const get = (place: number): bigint => v[place] as bigint;
        const part = (n: number): bigint => message[order[2 * k + n] as number] as bigint;
        v[a] = (get(a) + get(b) + part(0)) & MASK;
        v[d] = turned(get(d) ^ get(a), 32n);
        v[c] = (get(c) + get(d)) & MASK;
        v[b] = turned(get(b) ^ get(c), 24n);
        v[a] = (get(a) + get(b) + part(1)) & MASK;
        v[d] = turned(get(d) ^ get(a), 16n);
        v[c] = (get(c) + get(d)) & MASK;
        v[b] = turned(get(b) ^ get(c), 63n);
      });
    }
    for (let k = 0; k < 8; k++) hash[k] = (hash[k] as bigint) ^ (v[k] as bigint) ^ (v[k + 8] as bigint);
  }
  const out = new DataView(new ArrayBuffer(64));
  hash.forEach((word, k) => {
    out.setBigUint64(k * 8, word, true);
  });
  return new Uint8Array(out.buffer).slice(0, size);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}
/** The first 32 bits of the fraction of a root of a prime. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;

export function sha256(data: Uint8Array): string {
  const k = primes(64).map((prime) => fraction(Math.cbrt(prime)));
  const hash = primes(8).map((prime) => fraction(Math.sqrt(prime)));
  const blocks = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  blocks.set(data);
  blocks[data.length] = 0x80;
  const words = new DataView(blocks.buffer);
  words.setUint32(blocks.length - 4, data.length * 8);
  const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
  for (let at = 0; at < blocks.length; at += 64) {
    const w = Array.from({ length: 16 }, (_, n) => words.getInt32(at + n * 4));
    for (let n = 16; n < 64; n++) {
      const [a, b] = [w[n - 15] as number, w[n - 2] as number];
      const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[n] = ((w[n - 16] as number) + low + (w[n - 7] as number) + high) | 0;
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let n = 0; n < 64; n++) {
      const one = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const first = (h + one + ((e & f) ^ (~e & g)) + (k[n] as number) + (w[n] as number)) | 0;
      const zero = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const second = (zero + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, n) => {
      hash[n] = ((hash[n] as number) + word) | 0;
    });
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export function commitmentOf(seed: string): string {
  return sha256(bytes(`grognard dice:${seed}`));
}

/** What a roll is made from, and what comes of it. */
type Drawn = Pick<Roll, "value" | "attempt" | "drawn">;

/** All rolls of a seed. */
export function diceOf(seed: string): (number: number, sides: number) => Drawn {
  const key = blake2b(bytes(seed), 32);
  return (number, sides) => {
    const bound = (1n << 64n) - ((1n << 64n) % BigInt(sides));
    for (let attempt = 0; ; attempt++) {
      const text = new DataView(new ArrayBuffer(10));
      text.setBigUint64(0, BigInt(number));
      text.setUint16(8, attempt);
      const value = new DataView(blake2b(new Uint8Array(text.buffer), 8, key).buffer).getBigUint64(0);
      if (value < bound)
        return {
          value: Number(value % BigInt(sides)) + 1,
          attempt,
          drawn: value.toString(16).padStart(16, "0"),
        };
    }
  };
}

export interface Verdict {
  /** The seed is the one that was committed to. */
  committed: boolean;
  /** Rolls that do not follow from the seed. */
  wrong: Roll[];
}

export function check(proof: Proof, commitment: string = proof.commitment): Verdict {
  const roll = diceOf(proof.seed);
  return {
    committed: commitmentOf(proof.seed) === commitment,
    wrong: proof.rolls.filter((told) => {
      const { value, attempt, drawn } = roll(told.number, told.sides);
      return value !== told.value || attempt !== told.attempt || drawn !== told.drawn;
    }),
  };
}
