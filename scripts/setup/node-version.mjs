// The oldest Node that the project runs on. Written in old syntax: an old Node must reach the message.

export const OLDEST_NODE = [20, 0];

/** One line that says what is wrong with this version of Node, or null. */
export function nodeProblem(version) {
  const [major, minor] = version.split(".").map(Number);
  const fine = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  return fine
    ? null
    : "matgpu needs Node " +
        OLDEST_NODE.join(".") +
        " or newer, this is " +
        version +
        ": install a current one from your system's packages or nodejs.org.";
}
