# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Searches over a board's flat arrays.

Rules hand over cost tables (one number per link or per space), never callbacks, so that a search is a few
microseconds. A graph owns its scratch memory: a search clears only what the one before it touched, which is
what makes a short move on a map of 70,000 spaces as cheap as on a small one.
"""

from cpython.buffer cimport (
    PyBUF_C_CONTIGUOUS, PyBUF_FORMAT, PyBUF_SIMPLE, PyBuffer_Release, PyObject_GetBuffer,
)
from cpython.bytearray cimport PyByteArray_AS_STRING
from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.mem cimport PyMem_Free, PyMem_Malloc
from cpython.ref cimport Py_INCREF
from libc.stdint cimport int16_t, int32_t, int64_t, uint8_t, uint64_t
from libc.string cimport memcpy, memset

from array import array

import numpy as np


cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static int lowest_bit(unsigned long long word) { unsigned long i; _BitScanForward64(&i, word); return (int) i; }
    #else
    static int lowest_bit(unsigned long long word) { return __builtin_ctzll(word); }
    #endif
    """
    int lowest_bit(uint64_t word) noexcept nogil


# A cost shares one integer with a space while it waits in the heap, so it must stay a 32-bit number.
cdef int64_t MOST = 0x7FFFFFFF
cdef Py_ssize_t FEW = 32  # so many reached spaces are looked through one by one
# Searches of so few points on so small a board keep who waits in rows of bits, one row for each cost.
cdef int64_t FEW_POINTS = 127
cdef Py_ssize_t SMALL_BOARD = 64 * 64


cdef struct Terms:
    # What a limited search may do: the tables of one call, as raw pointers (NULL where the caller gave None).
    const int32_t* cost
    int64_t budget
    const uint8_t* extra
    const uint8_t* leave
    const uint8_t* into
    const uint8_t* blocked
    const uint8_t* stop
    bint minimum_one


# The pointers below outlive the buffer export they come from. That is safe because the caller's arguments keep
# the objects alive and no Python code runs between taking a pointer and the end of the search.

cdef const uint8_t* byte_table(object table, Py_ssize_t length, str what) except? NULL:
    cdef Py_buffer view
    if table is None:
        return NULL
    PyObject_GetBuffer(table, &view, PyBUF_SIMPLE)
    cdef const uint8_t* data = <const uint8_t*> view.buf
    cdef Py_ssize_t size = view.len
    PyBuffer_Release(&view)
    if size != length:
        raise ValueError(f"{what}: {length} bytes expected, {size} given")
    return data


cdef const int32_t* int_table(object table, Py_ssize_t* length, str what) except? NULL:
    cdef Py_buffer view
    PyObject_GetBuffer(table, &view, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT)
    cdef const int32_t* data = <const int32_t*> view.buf
    cdef bint fits = view.itemsize == 4 and view.format != NULL and view.format[0] in b"il"
    length[0] = view.len // 4
    PyBuffer_Release(&view)
    if not fits:
        raise TypeError(f"{what}: 32-bit integers expected")
    return data


cdef object packed(object values):
    # Any collection of ints as a buffer for int_table.
    if isinstance(values, np.ndarray):
        return np.ascontiguousarray(values, np.int32)
    return array("i", values)


cdef const int32_t* cost_table(object table, Py_ssize_t links) except? NULL:
    cdef Py_ssize_t length
    cdef const int32_t* data = int_table(table, &length, "cost")
    if length != links:
        raise ValueError(f"cost: {links} links expected, {length} given")
    return data


cdef list int_list(const int32_t* values, Py_ssize_t count):
    cdef list result = PyList_New(count)
    cdef Py_ssize_t i
    cdef object value
    for i in range(count):
        value = values[i]
        Py_INCREF(value)
        PyList_SET_ITEM(result, i, value)
    return result


cdef void* claim(size_t size) except NULL:
    cdef void* memory = PyMem_Malloc(size if size else 1)
    if memory == NULL:
        raise MemoryError
    return memory


cdef class Graph:
    """The links of a board in compressed rows, with the scratch memory of its searches."""

    cdef readonly Py_ssize_t size
    cdef readonly Py_ssize_t links
    cdef int32_t* start
    cdef int32_t* target
    # Scratch of a limited search: valid for a space only while stamp[space] == generation.
    cdef int32_t generation
    cdef int32_t* stamp
    cdef int64_t* best
    cdef int32_t* parent
    cdef int32_t* order
    cdef int64_t* heap
    cdef Py_ssize_t waiting
    cdef uint64_t* rows  # of bits; only a small board has them
    cdef Py_ssize_t words  # of a row

    def __cinit__(self, start, target):
        cdef Py_ssize_t rows, links
        cdef const int32_t* first = int_table(start, &rows, "start")
        cdef const int32_t* to = int_table(target, &links, "target")
        cdef Py_ssize_t i
        self.size = rows - 1
        self.links = links
        if rows < 1 or first[0] != 0 or first[self.size] != links:
            raise ValueError("start does not describe the rows of target")
        for i in range(self.size):
            if first[i] > first[i + 1]:
                raise ValueError("start must not decrease")
        for i in range(links):
            if not 0 <= to[i] < self.size:
                raise ValueError(f"link {i} leads to space {to[i]}, which does not exist")
        self.start = <int32_t*> claim(rows * sizeof(int32_t))
        self.target = <int32_t*> claim(links * sizeof(int32_t))
        memcpy(self.start, first, rows * sizeof(int32_t))
        memcpy(self.target, to, links * sizeof(int32_t))
        self.stamp = <int32_t*> claim(self.size * sizeof(int32_t))
        memset(self.stamp, 0, self.size * sizeof(int32_t))
        self.best = <int64_t*> claim(self.size * sizeof(int64_t))
        self.parent = <int32_t*> claim(self.size * sizeof(int32_t))
        self.order = <int32_t*> claim(self.size * sizeof(int32_t))
        # Every link is looked at once at most, so this many entries can never overflow.
        self.heap = <int64_t*> claim((self.size + links) * sizeof(int64_t))
        if self.size <= SMALL_BOARD:
            self.words = (self.size + 63) >> 6
            self.rows = <uint64_t*> claim((FEW_POINTS + 1) * self.words * sizeof(uint64_t))

    def __dealloc__(self):
        PyMem_Free(self.start)
        PyMem_Free(self.target)
        PyMem_Free(self.stamp)
        PyMem_Free(self.best)
        PyMem_Free(self.parent)
        PyMem_Free(self.order)
        PyMem_Free(self.heap)
        PyMem_Free(self.rows)

    def __reduce__(self):
        start = np.empty(self.size + 1, np.int32)
        target = np.empty(self.links, np.int32)
        cdef int32_t[::1] first = start
        cdef int32_t[::1] to = target
        cdef Py_ssize_t i
        for i in range(self.size + 1):
            first[i] = self.start[i]
        for i in range(self.links):
            to[i] = self.target[i]
        return Graph, (start, target)

    def link(self, Py_ssize_t a, Py_ssize_t b):
        """The link from a to b, -1 if there is none."""
        self.check(a)
        cdef int32_t i
        for i in range(self.start[a], self.start[a + 1]):
            if self.target[i] == b:
                return i
        return -1

    cdef int check(self, Py_ssize_t space) except -1:
        if not 0 <= space < self.size:
            raise IndexError(f"no space {space} on a board of {self.size}")
        return 0

    cdef void begin(self) noexcept:
        if self.generation == 0x7FFFFFFF:
            memset(self.stamp, 0, self.size * sizeof(int32_t))
            self.generation = 0
        self.generation += 1
        self.waiting = 0

    cdef void push(self, int64_t best, int32_t space) noexcept:
        cdef int64_t* heap = self.heap
        cdef int64_t key = (best << 31) | space
        cdef Py_ssize_t i = self.waiting, up
        self.waiting += 1
        while i:
            up = (i - 1) >> 1
            if heap[up] <= key:
                break
            heap[i] = heap[up]
            i = up
        heap[i] = key

    cdef int64_t pop(self) noexcept:
        cdef int64_t* heap = self.heap
        cdef int64_t first = heap[0]
        self.waiting -= 1
        cdef Py_ssize_t count = self.waiting, i = 0, child = 1
        cdef int64_t key = heap[count]
        while child < count:
            if child + 1 < count and heap[child + 1] < heap[child]:
                child += 1
            if key <= heap[child]:
                break
            heap[i] = heap[child]
            i = child
            child = 2 * i + 1
        heap[i] = key
        return first

    cdef void source(self, int32_t space) noexcept:
        if self.stamp[space] == self.generation:
            return
        self.stamp[space] = self.generation
        self.best[space] = 0
        self.parent[space] = -1
        self.push(0, space)

    cdef Py_ssize_t search(self, Terms* terms) noexcept:
        """Settle what the sources reach, cheapest first, into order/best/parent; the number of spaces."""
        if self.rows != NULL and 0 <= terms.budget <= FEW_POINTS and not terms.minimum_one:
            return self.search_rows(terms)
        return self.search_heap(terms)

    cdef Py_ssize_t search_rows(self, Terms* terms) noexcept:
        """The same, spaces of one cost in their order, with a row of bits for each cost instead of a heap."""
        cdef Py_ssize_t count = 0, words = self.words, word, i
        cdef int64_t spent, best
        cdef int32_t space, link, to, step
        cdef uint64_t* row
        memset(self.rows, 0, (terms.budget + 1) * words * sizeof(uint64_t))
        for i in range(self.waiting):
            space = <int32_t> (self.heap[i] & 0x7FFFFFFF)
            self.rows[space >> 6] |= <uint64_t> 1 << (space & 63)
        self.waiting = 0
        for spent in range(terms.budget + 1):
            row = self.rows + spent * words
            word = 0
            while word < words:
                if not row[word]:
                    word += 1
                    continue
                space = <int32_t> (word << 6) + lowest_bit(row[word])
                row[word] &= row[word] - 1
                self.order[count] = space
                count += 1
                if self.parent[space] >= 0 and terms.stop != NULL and terms.stop[space]:
                    continue
                for link in range(self.start[space], self.start[space + 1]):
                    step = terms.cost[link]
                    if step < 0:
                        continue
                    to = self.target[link]
                    if terms.blocked != NULL and terms.blocked[to]:
                        continue
                    best = spent + step
                    if terms.extra != NULL:
                        best += terms.extra[to]
                    if terms.leave != NULL and terms.leave[space]:
                        best += terms.leave[space]
                        if terms.into != NULL:
                            best += terms.into[to]
                    if best > terms.budget:
                        continue
                    if self.stamp[to] == self.generation:
                        if best >= self.best[to]:
                            continue
                        self.rows[self.best[to] * words + (to >> 6)] &= ~(<uint64_t> 1 << (to & 63))
                    else:
                        self.stamp[to] = self.generation
                    self.best[to] = best
                    self.parent[to] = space
                    self.rows[best * words + (to >> 6)] |= <uint64_t> 1 << (to & 63)
                    if best == spent and (to >> 6) < word:
                        word = to >> 6
        return count

    cdef Py_ssize_t search_heap(self, Terms* terms) noexcept:
        cdef Py_ssize_t count = 0
        cdef int64_t key, spent, best
        cdef int32_t space, link, to, step
        cdef bint lenient
        while self.waiting:
            key = self.pop()
            space = <int32_t> (key & 0x7FFFFFFF)
            spent = key >> 31
            if spent != self.best[space]:
                continue
            self.order[count] = space
            count += 1
            lenient = self.parent[space] < 0
            if not lenient and (spent > terms.budget or (terms.stop != NULL and terms.stop[space])):
                continue
            lenient = lenient and terms.minimum_one
            for link in range(self.start[space], self.start[space + 1]):
                step = terms.cost[link]
                if step < 0:
                    continue
                to = self.target[link]
                if terms.blocked != NULL and terms.blocked[to]:
                    continue
                best = spent + step
                if terms.extra != NULL:
                    best += terms.extra[to]
                if terms.leave != NULL and terms.leave[space]:
                    best += terms.leave[space]
                    if terms.into != NULL:
                        best += terms.into[to]
                if best > terms.budget and not lenient:
                    continue
                if self.stamp[to] == self.generation:
                    if best >= self.best[to]:
                        continue
                else:
                    self.stamp[to] = self.generation
                self.best[to] = best
                self.parent[to] = space
                self.push(best, to)
        return count


cdef class Reach:
    """What a search from one space reached. Owns its data: later searches leave it alone."""

    cdef Py_ssize_t count
    cdef int32_t* reached
    cdef int64_t* spent
    cdef int32_t* parent
    cdef Py_ssize_t size
    cdef int32_t* position  # by space: where it stands among the reached ones; made when there are many to look through

    def __dealloc__(self):
        PyMem_Free(self.spent)
        PyMem_Free(self.position)

    @property
    def spaces(self):
        """The reached spaces, cheapest first; the origin leads."""
        return int_list(self.reached, self.count)

    @property
    def costs(self):
        """Cost by space, cheapest first."""
        cdef Py_ssize_t i
        return {self.reached[i]: self.spent[i] for i in range(self.count)}

    def cost(self, space):
        """What it costs to get there, -1 if it is out of reach."""
        cdef Py_ssize_t i = self.find(space)
        return -1 if i < 0 else self.spent[i]

    def came_from(self, space):
        """The space before this one on the way, -1 for the origin and for what is out of reach."""
        cdef Py_ssize_t i = self.find(space)
        return -1 if i < 0 else self.parent[i]

    def path(self, space):
        """The spaces entered on the way, the origin excluded, the destination included."""
        cdef list steps = []
        cdef Py_ssize_t i = self.find(space)
        if i < 0:
            raise KeyError(space)
        while self.parent[i] >= 0:
            steps.append(self.reached[i])
            i = self.find(self.parent[i])
        steps.reverse()
        return steps

    def __contains__(self, space):
        return self.find(space) >= 0

    def __len__(self):
        return self.count

    def __iter__(self):
        return iter(self.spaces)

    cdef Py_ssize_t find(self, Py_ssize_t space) except -2:
        cdef Py_ssize_t i
        if space < 0 or space >= self.size:
            return -1
        if self.count <= FEW:
            for i in range(self.count):
                if self.reached[i] == space:
                    return i
            return -1
        if self.position is NULL:
            self.position = <int32_t*> claim(self.size * sizeof(int32_t))
            memset(self.position, 0xFF, self.size * sizeof(int32_t))
            for i in range(self.count):
                self.position[self.reached[i]] = <int32_t> i
        return self.position[space]


cdef Py_ssize_t run_reach(
    Graph graph, Py_ssize_t origin, cost, int64_t budget, extra, leave, into, blocked, stop, bint minimum_one,
) except -1:
    cdef Terms terms
    graph.check(origin)
    terms.cost = cost_table(cost, graph.links)
    terms.budget = min(budget, MOST)
    terms.extra = byte_table(extra, graph.size, "extra")
    terms.leave = byte_table(leave, graph.size, "leave")
    terms.into = byte_table(into, graph.size, "into")
    terms.blocked = byte_table(blocked, graph.size, "blocked")
    terms.stop = byte_table(stop, graph.size, "stop")
    terms.minimum_one = minimum_one
    graph.begin()
    graph.source(<int32_t> origin)
    return graph.search(&terms)


def reach(
    Graph graph not None, Py_ssize_t origin, cost, int64_t budget, *,
    extra=None, leave=None, into=None, blocked=None, stop=None, bint minimum_one=False,
):
    """Where a piece can go with a budget; see kernels.pyi for the tables."""
    cdef Py_ssize_t count = run_reach(
        graph, origin, cost, budget, extra, leave, into, blocked, stop, minimum_one)
    cdef Reach result = Reach.__new__(Reach)
    cdef char* memory = <char*> claim(count * (sizeof(int64_t) + 2 * sizeof(int32_t)))
    cdef Py_ssize_t i
    cdef int32_t space
    result.count = count
    result.size = graph.size
    result.spent = <int64_t*> memory
    result.reached = <int32_t*> (memory + count * sizeof(int64_t))
    result.parent = result.reached + count
    for i in range(count):
        space = graph.order[i]
        result.reached[i] = space
        result.spent[i] = graph.best[space]
        result.parent[i] = graph.parent[space]
    return result


def reach_spaces(
    Graph graph not None, Py_ssize_t origin, cost, int64_t budget, *,
    extra=None, leave=None, into=None, blocked=None, stop=None, bint minimum_one=False,
):
    """Only the spaces of `reach`, for code that needs neither costs nor paths."""
    cdef Py_ssize_t count = run_reach(
        graph, origin, cost, budget, extra, leave, into, blocked, stop, minimum_one)
    return int_list(graph.order, count)


def spread(
    Graph graph not None, origins, cost, int64_t budget, *,
    extra=None, blocked=None, stop=None, bint minimum_one=False,
):
    """Which spaces lie within a budget of any origin."""
    cdef Terms terms
    cdef bytearray result = bytearray(graph.size)
    cdef char* mark = PyByteArray_AS_STRING(result)
    cdef Py_ssize_t count, i
    cdef object where = packed(origins)
    cdef const int32_t* origin = int_table(where, &count, "origins")
    terms.cost = cost_table(cost, graph.links)
    terms.budget = min(budget, MOST)
    terms.extra = byte_table(extra, graph.size, "extra")
    terms.leave = terms.into = NULL
    terms.blocked = byte_table(blocked, graph.size, "blocked")
    terms.stop = byte_table(stop, graph.size, "stop")
    terms.minimum_one = minimum_one
    graph.begin()
    for i in range(count):
        graph.check(origin[i])
        graph.source(origin[i])
    count = graph.search(&terms)
    for i in range(count):
        mark[graph.order[i]] = 1
    return result


def flood(Graph graph not None, origins, allowed, blocked=None):
    """Everything joined to the origins by allowed links, however far."""
    cdef const uint8_t* may = byte_table(allowed, graph.links, "allowed")
    cdef const uint8_t* shut = byte_table(blocked, graph.size, "blocked")
    cdef bytearray result = bytearray(graph.size)
    cdef uint8_t* mark = <uint8_t*> PyByteArray_AS_STRING(result)
    cdef int32_t* queue = graph.order
    cdef Py_ssize_t head = 0, tail = 0, count, i
    cdef int32_t space, link, to
    cdef object where = packed(origins)
    cdef const int32_t* origin = int_table(where, &count, "origins")
    if allowed is None:
        raise TypeError("allowed: one byte per link expected")
    for i in range(count):
        graph.check(origin[i])
        if not mark[origin[i]]:
            mark[origin[i]] = 1
            queue[tail] = origin[i]
            tail += 1
    while head < tail:
        space = queue[head]
        head += 1
        for link in range(graph.start[space], graph.start[space + 1]):
            if may[link]:
                to = graph.target[link]
                if not mark[to] and (shut == NULL or not shut[to]):
                    mark[to] = 1
                    queue[tail] = to
                    tail += 1
    return result


cdef class Relayed:
    """What chains of relays supply."""

    cdef readonly bytes relays
    cdef readonly bytearray spaces

    def within(self, int most):
        """Per space 1 if a chain of this weight at most supplies it."""
        cdef Py_ssize_t i, size = len(self.spaces)
        cdef bytearray result = bytearray(size)
        cdef uint8_t* mark = <uint8_t*> PyByteArray_AS_STRING(result)
        cdef const uint8_t* weight = <const uint8_t*> PyByteArray_AS_STRING(self.spaces)
        for i in range(size):
            mark[i] = weight[i] != 255 and weight[i] <= most
        return result


def relay(
    Graph graph not None, seeds, spaces, ranges, weights, cost, int most, *,
    extra=None, blocked=None, stop=None, bint minimum_one=False,
):
    """Which relays work, and what they supply, by chains of a limited weight; see kernels.pyi."""
    cdef Terms terms
    cdef Py_ssize_t count, length, tail = 0, head = 0, first, i, n
    cdef int32_t space, here
    cdef int level
    cdef object places = packed(spaces), reaches = packed(ranges)
    cdef bytearray each = bytearray(weights)
    cdef const int32_t* where = int_table(places, &count, "spaces")
    cdef const int32_t* far = int_table(reaches, &length, "ranges")
    cdef const uint8_t* weight = byte_table(each, count, "weights")
    cdef bytearray result = bytearray(b"\xff") * graph.size, working = bytearray(b"\xff") * count
    cdef uint8_t* mark = <uint8_t*> PyByteArray_AS_STRING(result)
    cdef uint8_t* works = <uint8_t*> PyByteArray_AS_STRING(working)
    if seeds is None:
        raise TypeError("seeds: one byte per space expected")
    if length != count:
        raise ValueError(f"ranges: {count} expected, {length} given")
    if not 0 <= most < 255:
        raise ValueError("most: 0 to 254 expected")
    for i in range(count):
        graph.check(where[i])
    cdef const uint8_t* seed = byte_table(seeds, graph.size, "seeds")
    terms.cost = cost_table(cost, graph.links)
    terms.extra = byte_table(extra, graph.size, "extra")
    terms.leave = terms.into = NULL
    terms.blocked = byte_table(blocked, graph.size, "blocked")
    terms.stop = byte_table(stop, graph.size, "stop")
    terms.minimum_one = minimum_one
    # The relays of one space form a chain in `after`, entered through `heads`; -1 ends it.
    cdef int32_t* heads = <int32_t*> claim((graph.size + 2 * count) * sizeof(int32_t))
    cdef int32_t* after = heads + graph.size
    cdef int32_t* queue = after + count
    memset(heads, 0xFF, graph.size * sizeof(int32_t))
    for i in range(count):
        after[i] = heads[where[i]]
        heads[where[i]] = <int32_t> i
    for i in range(graph.size):
        if seed[i]:
            mark[i] = 0
    # The lightest chain to a space is never worse than a heavier one: weight by weight, each relay searches once.
    for level in range(most + 1):
        for i in range(count):
            if works[i] == 255 and mark[where[i]] != 255 and mark[where[i]] + weight[i] == level:
                works[i] = <uint8_t> level
                queue[tail] = <int32_t> i
                tail += 1
        while head < tail:
            first = queue[head]
            head += 1
            terms.budget = far[first]
            graph.begin()
            graph.source(where[first])
            n = graph.search(&terms)
            for i in range(n):
                space = graph.order[i]
                if mark[space] != 255:
                    continue
                mark[space] = <uint8_t> level
                here = heads[space]
                while here >= 0:
                    if not weight[here]:
                        works[here] = <uint8_t> level
                        queue[tail] = here
                        tail += 1
                    here = after[here]
    PyMem_Free(heads)
    cdef Relayed answer = Relayed.__new__(Relayed)
    answer.relays = bytes(working)
    answer.spaces = result
    return answer


def zones(Graph graph not None, spaces, kinds, masks):
    """How many units project a zone into each space (255 at most); see kernels.pyi."""
    cdef bytearray result = bytearray(graph.size)
    cdef uint8_t* mark = <uint8_t*> PyByteArray_AS_STRING(result)
    cdef Py_ssize_t count, i
    cdef object places = packed(spaces)
    cdef const int32_t* where = int_table(places, &count, "spaces")
    cdef bytes each = bytes(kinds)
    cdef const uint8_t* kind = byte_table(each, count, "kinds")
    cdef Py_ssize_t rows = len(masks)
    cdef const uint8_t* mask = byte_table(masks, rows * graph.links, "masks")
    cdef int32_t link, to
    for i in range(count):
        graph.check(where[i])
        if kind[i] >= rows:
            raise IndexError(f"no mask {kind[i]} among {rows}")
        for link in range(graph.start[where[i]], graph.start[where[i] + 1]):
            if mask[kind[i] * graph.links + link]:
                to = graph.target[link]
                if mark[to] < 255:
                    mark[to] += 1
    return result


def distance_field(Graph graph not None, origins, Py_ssize_t limit=32767):
    """Steps from the nearest origin to every space as int16, -1 beyond the limit."""
    field = np.full(graph.size, -1, np.int16)
    cdef int16_t[::1] steps = field
    cdef int32_t* queue = graph.order
    cdef Py_ssize_t head = 0, tail = 0, count, i
    cdef int32_t space, link, to
    cdef object where = packed([origins] if isinstance(origins, int) else origins)
    cdef const int32_t* origin = int_table(where, &count, "origins")
    limit = min(limit, 32767)
    for i in range(count):
        graph.check(origin[i])
        if steps[origin[i]] < 0:
            steps[origin[i]] = 0
            queue[tail] = origin[i]
            tail += 1
    while head < tail:
        space = queue[head]
        head += 1
        if steps[space] >= limit:
            break
        for link in range(graph.start[space], graph.start[space + 1]):
            to = graph.target[link]
            if steps[to] < 0:
                steps[to] = steps[space] + 1
                queue[tail] = to
                tail += 1
    return field


def distance(Graph graph not None, Py_ssize_t a, Py_ssize_t b):
    """Fewest links from a to b, -1 if no way leads there."""
    cdef Py_ssize_t head = 0, tail = 1
    cdef int32_t space, link, to
    graph.check(a)
    graph.check(b)
    graph.begin()
    graph.stamp[a] = graph.generation
    graph.best[a] = 0
    graph.order[0] = <int32_t> a
    while head < tail:
        space = graph.order[head]
        head += 1
        if space == b:
            return graph.best[space]
        for link in range(graph.start[space], graph.start[space + 1]):
            to = graph.target[link]
            if graph.stamp[to] != graph.generation:
                graph.stamp[to] = graph.generation
                graph.best[to] = graph.best[space] + 1
                graph.order[tail] = to
                tail += 1
    return -1
