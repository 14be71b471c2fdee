//! Equations of Lyapunov and Riccati, and the feedback of systems that their matrices describe, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Matrices of control.
    CONTROL, LinearAlgebra;
    "lyap" [2 4; 1] ["X = lyap(A, Q)", "X = lyap(A, B, C)", "X = lyap(A, Q, [], E)"] "Solves A*X + X*A' + Q = 0, A*X + X*B + C = 0, or A*X*E' + E*X*A' + Q = 0."
        [Equal("lyap(-1, 4)", "2"), Equal("lyap(-1, -3, 4)", "1"), Fails("lyap([1 2], 1)", "square")];
    "dlyap" [2 4; 1] ["X = dlyap(A, Q)", "X = dlyap(A, B, C)", "X = dlyap(A, Q, [], E)"] "Solves A*X*A' - X + Q = 0, A*X*B - X + C = 0, or A*X*A' - E*X*E' + Q = 0."
        [Equal("dlyap(0.5, 3)", "4"), Equal("dlyap(0.5, 0, 4)", "4"), Fails("dlyap([1 2], 1)", "square")];
    "care" [3 6; 4] ["[X, L, G, report] = care(A, B, Q)", "[X, L, G] = care(A, B, Q, R, S, E)"] "The stabilizing solution of A'*X + X*A - X*B*B'*X + Q = 0, with the poles and the gain of the feedback."
        [Equal("abs(care(1, 1, 1) - 1 - sqrt(2)) < 1e-14", "true"), Fails("care(1, 0, 1)", "no finite stabilizing solution")];
    "dare" [3 6; 4] ["[X, L, G, report] = dare(A, B, Q)", "[X, L, G] = dare(A, B, Q, R, S, E)"] "The stabilizing solution of A'*X*A - X - A'*X*B/(B'*X*B + R)*B'*X*A + Q = 0, with the poles and the gain of the feedback."
        [Equal("abs(dare(1, 1, 1) - (1 + sqrt(5)) / 2) < 1e-14", "true"), Fails("dare(2, 0, 1)", "no finite stabilizing solution")];
    "icare" [3 6; 3] ["[X, K, L] = icare(A, B, Q, R, S, E)"] "The solution, the gain and the poles of care, in this order."
        [Equal("abs(nthargout(2, @icare, 1, 1, 1) - 1 - sqrt(2)) < 1e-14", "true"), Fails("icare(1, 0, 1)", "no finite stabilizing solution")];
    "idare" [3 6; 3] ["[X, K, L] = idare(A, B, Q, R, S, E)"] "The solution, the gain and the poles of dare, in this order."
        [Equal("abs(nthargout(2, @idare, 1, 1, 1) - (sqrt(5) - 1) / 2) < 1e-14", "true"), Fails("idare(2, 0, 1)", "no finite stabilizing solution")];
    "lqr" [4 5; 3] ["[K, S, P] = lqr(A, B, Q, R)", "[K, S, P] = lqr(A, B, Q, R, N)"] "The gain u = -K*x of least cost, the integral of x'*Q*x + u'*R*u + 2*x'*N*u; the solution of the equation of Riccati, and the poles."
        [Equal("abs(lqr([0 1; 0 0], [0; 1], eye(2), 1) - [1 sqrt(3)]) < 1e-14", "[true true]"), Fails("lqr(1, 1, 1, -1)", "positive definite")];
    "dlqr" [4 5; 3] ["[K, S, P] = dlqr(A, B, Q, R)", "[K, S, P] = dlqr(A, B, Q, R, N)"] "The gain of least cost in discrete time, the solution of the equation of Riccati, and the poles."
        [Equal("abs(dlqr(1, 1, 1, 1) - (sqrt(5) - 1) / 2) < 1e-14", "true"), Fails("dlqr(1, 1, 1, -1)", "positive definite")];
    "ctrb" [2 2; 1] ["Co = ctrb(A, B)"] "[B, A*B, A^2*B, …]: whether a system can be controlled is the rank of this."
        [Equal("ctrb([0 1; -2 -3], [0; 1])", "[0 1; 1 -3]"), Fails("ctrb([1 2], 1)", "square")];
    "obsv" [2 2; 1] ["Ob = obsv(A, C)"] "[C; C*A; C*A^2; …]: whether a system can be observed is the rank of this."
        [Equal("obsv([0 1; -2 -3], [1 0])", "eye(2)"), Fails("obsv([1 2], 1)", "square")];
    "acker" [3 3; 1] ["K = acker(A, B, p)"] "The feedback u = -K*x that gives a system of one input these poles, by Ackermann's formula."
        [Equal("acker([0 1; -2 -3], [0; 1], [-2 -2])", "[2 1]"), Fails("acker(eye(2), [0; 1], [-2 -2])", "not controllable")];
    "place" [3 3; 3] ["K = place(A, B, p)", "[K, precision, message] = place(A, B, p)"] "The feedback u = -K*x that gives a system these poles, little touched by errors of its matrices; how many digits of them are right."
        [Equal("norm(place([0 1; -2 -3], [0; 1], [-2 -4]) - [6 3]) < 1e-12", "true"), Fails("place(eye(2), [0; 1], [-2 -2])", "repeated")];
    "lyapchol" [2 3; 1] ["R = lyapchol(A, B)", "X = lyapchol(A, B, E)"] "The upper triangular R with which X = R' * R solves A * X + X * A' + B * B' = 0."
        [Equal("round(lyapchol(-2, 2), 9)", "1"), Fails("lyapchol(1, 2)", "stable")];
}
